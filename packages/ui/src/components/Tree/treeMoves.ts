import { type TreeId, ancestorsOf, findNode, levelsOf, type TreeNode } from './treeItems.js';
import { samePosition, type TreePosition, type TreeSpot } from './treeSpots.js';
import { treeMoveMessages } from './treeMove.messages.js';

/** What the caller allows. */
export interface MoveRules<Id extends TreeId = number> {
  canMove?: ((node: TreeNode<Id>, place: TreePosition<Id>) => true | string) | undefined;
  maxDepth?: number | undefined;
  maxDepthReason?: string | undefined;
}

/** Returns the children of a node, or the top-level nodes. A root above them is not a sibling. */
function siblingsIn<Id extends TreeId>(
  nodes: readonly TreeNode<Id>[],
  parent: Id | undefined,
): readonly TreeNode<Id>[] {
  const children = parent === undefined ? nodes : findNode(nodes, parent)?.children;
  return (children ?? []).filter((node) => node.flush !== true);
}

/** Returns the position of a node. */
export function placeOf<Id extends TreeId>(nodes: readonly TreeNode<Id>[], id: Id): TreePosition<Id> {
  const parent = ancestorsOf(nodes, id)?.at(-1);
  const siblings = siblingsIn(nodes, parent);
  return { parent, before: siblings[siblings.findIndex((node) => node.id === id) + 1]?.id };
}

/** Returns why a node cannot move to a position; undefined if it can, or if it is already there. */
export function denialReason<Id extends TreeId>(
  nodes: readonly TreeNode<Id>[],
  node: TreeNode<Id>,
  place: TreePosition<Id>,
  { canMove, maxDepth, maxDepthReason }: MoveRules<Id>,
): string | undefined {
  if (samePosition(place, placeOf(nodes, node.id))) return undefined;
  const { parent } = place;
  const above = parent === undefined ? [] : [...(ancestorsOf(nodes, parent) ?? []), parent];
  if (above.includes(node.id)) return treeMoveMessages.intoItself(node.label);
  if (maxDepth !== undefined && above.length + levelsOf(node) > maxDepth) {
    return maxDepthReason ?? treeMoveMessages.tooDeep(maxDepth);
  }
  const answer = canMove?.(node, place) ?? true;
  return answer === true ? undefined : answer;
}

/** Describes a position, to follow "goes" or "moved". */
export function whereTo<Id extends TreeId>(
  nodes: readonly TreeNode<Id>[],
  { parent, before }: TreePosition<Id>,
): string {
  const parentLabel = parent === undefined ? undefined : findNode(nodes, parent)?.label;
  const sibling = before === undefined ? undefined : findNode(nodes, before)?.label;
  if (sibling !== undefined) {
    return parentLabel === undefined
      ? treeMoveMessages.beforeAtTop(sibling)
      : treeMoveMessages.before(sibling, parentLabel);
  }
  if (parentLabel === undefined) return treeMoveMessages.lastAtTop;
  return siblingsIn(nodes, parent).length === 0
    ? treeMoveMessages.only(parentLabel)
    : treeMoveMessages.last(parentLabel);
}

export type MoveStep = 'next' | 'previous' | 'first' | 'last' | 'in' | 'out';

/** Returns the position after a keyboard step. `allowed` are the valid positions. */
export function stepFrom<Id extends TreeId>(
  step: MoveStep,
  spots: readonly TreeSpot<Id>[],
  allowed: (spot: TreeSpot<Id>) => boolean,
  from: TreePosition<Id>,
): TreeSpot<Id> | undefined {
  const index = spots.findIndex(({ place }) => samePosition(place, from));
  switch (step) {
    case 'next':
      return spots.slice(index + 1).find(allowed);
    case 'previous':
      return spots.slice(0, Math.max(0, index)).findLast(allowed);
    case 'first':
      return spots.find(allowed);
    case 'last':
      return spots.findLast(allowed);
    case 'in':
      return intoSiblingAbove(spots, from);
    case 'out':
      return behindParent(spots, from);
  }
}

/** Returns the position as last child of the sibling directly above. */
function intoSiblingAbove<Id extends TreeId>(
  spots: readonly TreeSpot<Id>[],
  from: TreePosition<Id>,
): TreeSpot<Id> | undefined {
  const siblings = spots.filter(({ place }) => place.parent === from.parent);
  const here = siblings.findIndex(({ place }) => samePosition(place, from));
  const above = siblings[here - 1]?.place.before;
  return above === undefined
    ? undefined
    : spots.find(({ place }) => samePosition(place, { parent: above, before: undefined }));
}

/** Returns the position right after the parent, among the parent's siblings. */
function behindParent<Id extends TreeId>(
  spots: readonly TreeSpot<Id>[],
  { parent }: TreePosition<Id>,
): TreeSpot<Id> | undefined {
  if (parent === undefined) return undefined;
  const beforeParent = spots.find(({ place }) => place.before === parent);
  if (beforeParent === undefined) return undefined;
  const around = spots.filter(({ place }) => place.parent === beforeParent.place.parent);
  return around[around.indexOf(beforeParent) + 1];
}
