import { browserSettings } from './browserSettings.ts';

/**
 * A small setting of this browser: read once, stored, passed to subscribers. Never contains anything secret.
 */
export interface StoredValue<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param parse Parses the stored value; must return the default for an unknown value. */
export function storedValue<Value extends string | null>(
  key: string,
  parse: (stored: string | null) => Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let value = parse(browserSettings.read(key));
  return {
    get: () => value,
    set(next) {
      value = next;
      browserSettings.write(key, next);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
