import type { Schemas } from '@countersign/api-client/contract';
import { FILTER_LEVELS, filterRuleMessages, filterPath, findFilter } from '@countersign/api-client/rules';
import { ROOT_FILTER, type TreePosition } from '@countersign/ui';
import { filterPaneMessages } from './filters.messages.ts';

type Filter = Schemas['Filter'];

/** Returns the filters directly below one; 0 is the root. */
export function siblingsIn(tree: readonly Filter[], parentId: number): readonly Filter[] {
  return parentId === ROOT_FILTER ? tree : (findFilter(tree, parentId)?.Items ?? []);
}

/** Returns where the contract puts a filter that moves to a position of the tree. */
export function placeIn(
  tree: readonly Filter[],
  id: number,
  { parent, before }: TreePosition,
): Required<Pick<Schemas['ClientFilterRename'], 'parentId' | 'index'>> {
  const parentId = parent ?? ROOT_FILTER;
  const siblings = siblingsIn(tree, parentId).filter(({ Id }) => Id !== id);
  const index = siblings.findIndex(({ Id }) => Id === before);
  return { parentId, index: index === -1 ? siblings.length : index };
}

/** Whether one of the client's filters may move there: true, or why not. */
export function canMoveTo(tree: readonly Filter[], { before }: TreePosition): true | string {
  const next = before === undefined ? undefined : findFilter(tree, before);
  return next?.IsFirmFilter === true ? filterPaneMessages.firmFirst : true;
}

/** Returns why a filter cannot be moved below another one; null if it can. Undefined means that none is selected. */
export function moveDenialReason(
  tree: readonly Filter[],
  filter: Filter,
  parentId: number | undefined,
): string | null {
  if (parentId === undefined) return filterRuleMessages.invalidChoice;
  if (parentId === filter.parentId) return filterPaneMessages.alreadyThere(filter.Text);
  const path = filterPath(tree, parentId);
  if (path.includes(filter.Id)) return filterPaneMessages.intoItself(filter.Text);
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
  if (id === filter.parentId) return filterPaneMessages.marks.here;
  if (id === filter.Id) return filterPaneMessages.marks.itself;
  return filterPath(tree, id).includes(filter.Id)
    ? filterPaneMessages.marks.inItself
    : filterPaneMessages.marks.tooDeep;
}

function levelsOf({ Items }: Filter): number {
  return 1 + Math.max(0, ...Items.map(levelsOf));
}
