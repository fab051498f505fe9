import type { Schemas } from '@countersign/api-client/contract';
import { FILTER_LEVELS, filterPath, filterRuleMessages } from '@countersign/api-client/rules';
import { ROOT_FILTER } from '@countersign/ui';
import { siblingsIn } from '../filterPlaces.ts';
import { movingMessages } from './moving.messages.ts';

type Filter = Schemas['Filter'];

/** Returns why a filter cannot be moved below another one; null if it can. Undefined means that none is selected. */
export function moveDenialReason(
  tree: readonly Filter[],
  filter: Filter,
  parentId: number | undefined,
): string | null {
  if (parentId === undefined) return filterRuleMessages.invalidChoice;
  if (parentId === filter.parentId) return movingMessages.alreadyThere(filter.Text);
  const path = filterPath(tree, parentId);
  if (path.includes(filter.Id)) return movingMessages.intoItself(filter.Text);
  return path.length + levelsOf(filter) > FILTER_LEVELS ? filterRuleMessages.tooDeep : null;
}

/** Returns where a filter cannot be moved, 0 being the root, with what is said of each place in a few words. */
export function moveMarks(tree: readonly Filter[], filter: Filter): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  function mark(id: number): void {
    if (moveDenialReason(tree, filter, id) !== null) marks.set(id, markOf(tree, filter, id));
    for (const child of siblingsIn(tree, id)) mark(child.Id);
  }
  mark(ROOT_FILTER);
  return marks;
}

function markOf(tree: readonly Filter[], filter: Filter, id: number): string {
  if (id === filter.parentId) return movingMessages.marks.here;
  if (id === filter.Id) return movingMessages.marks.itself;
  return filterPath(tree, id).includes(filter.Id)
    ? movingMessages.marks.inItself
    : movingMessages.marks.tooDeep;
}

function levelsOf({ Items }: Filter): number {
  return 1 + Math.max(0, ...Items.map(levelsOf));
}
