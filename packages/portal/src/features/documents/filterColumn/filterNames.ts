import type { Schemas } from '@countersign/api-client/contract';

interface FilterName {
  /** From the outermost filter to this one. */
  readonly names: readonly string[];
  /** Whether others have its name too, ignoring case. */
  readonly shared: boolean;
}

/** Returns what each filter of a tree is called, by its id. */
export function filterNames(tree: readonly Schemas['Filter'][]): ReadonlyMap<number, FilterName> {
  const found = new Map<number, { names: readonly string[]; shared: boolean }>();
  const firsts = new Map<string, { shared: boolean }>();
  function visit(filters: readonly Schemas['Filter'][], above: readonly string[]): void {
    for (const { Id, Text, Items } of filters) {
      const first = firsts.get(Text.toLowerCase());
      const name = { names: [...above, Text], shared: first !== undefined };
      if (first === undefined) firsts.set(Text.toLowerCase(), name);
      else first.shared = true;
      found.set(Id, name);
      visit(Items, name.names);
    }
  }
  visit(tree, []);
  return found;
}
