import type { CSSProperties } from 'react';

/** The name of a variable that style sheets read as `var(--name)`. */
export function variableName(variable: string): string {
  return variable.slice('var('.length, -1);
}

/**
 * An inline style that sets variables of a style module.
 *
 * @param values by what style sheets read: `var(--name)`
 */
export function styleVariables(values: Readonly<Record<string, string>>): CSSProperties {
  return Object.fromEntries(
    Object.entries(values).map(([variable, value]) => [variableName(variable), value]),
  );
}
