import type { Schemas } from '@countersign/api-client/contract';

/** Returns the names from the outermost filter to this one; empty for the root, and if it is not in the tree. */
export function namesTo(filters: readonly Schemas['Filter'][], id: number): readonly string[] {
  if (id === 0) return [];
  for (const filter of filters) {
    if (filter.Id === id) return [filter.Text];
    const below = namesTo(filter.Items, id);
    if (below.length > 0) return [filter.Text, ...below];
  }
  return [];
}
