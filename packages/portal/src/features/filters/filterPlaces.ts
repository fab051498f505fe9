import type { Schemas } from '@countersign/api-client/contract';
import { findFilter } from '@countersign/api-client/rules';
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
