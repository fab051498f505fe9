import type { Schemas } from '@countersign/api-client/contract';

function find(filters: readonly Schemas['Filter'][], id: number): Schemas['Filter'] | undefined {
  for (const filter of filters) {
    const found = filter.Id === id ? filter : find(filter.Items, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns whether documents are not in the list of a filter any more once they were assigned to another: the list has
 * those of the filters below it too.
 *
 * @param listed The filter of the list; 0 lists all documents, which none leaves.
 */
export function leavesFilter(tree: readonly Schemas['Filter'][], listed: number, assigned: number): boolean {
  const filter = find(tree, listed);
  return filter !== undefined && find([filter], assigned) === undefined;
}
