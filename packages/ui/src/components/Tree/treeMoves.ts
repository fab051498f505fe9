import { ancestorsOf, findNode, levelsOf, type TreeNode } from './treeItems.js';
import { samePosition, type TreePosition, type TreeSpot } from './treeSpots.js';
import { treeMessages } from './tree.messages.js';

/** What the caller allows. */
export interface MoveRules {
  canMove?: ((node: TreeNode, place: TreePosition) => true | string) | undefined;
  maxDepth?: number | undefined;
  maxDepthReason?: string | undefined;
}

/** The children of a node, or the nodes at the top. A root above them is no sibling. */
function siblingsIn(nodes: readonly TreeNode[], parent: number | undefined): readonly TreeNode[] {
  const children = parent === undefined ? nodes : findNode(nodes, parent)?.children;
  return (children ?? []).filter((node) => node.flush !== true);
}

/** Where a node stands now. */
export function placeOf(nodes: readonly TreeNode[], id: number): TreePosition {
  const parent = ancestorsOf(nodes, id)?.at(-1);
  const siblings = siblingsIn(nodes, parent);
  return { parent, before: siblings[siblings.findIndex((node) => node.id === id) + 1]?.id };
}

/** Why a node cannot go to a place; undefined where it can, or where it stands already. */
export function refusalOf(
  nodes: readonly TreeNode[],
  node: TreeNode,
  place: TreePosition,
  { canMove, maxDepth, maxDepthReason }: MoveRules,
): string | undefined {
  if (samePosition(place, placeOf(nodes, node.id))) return undefined;
  const { parent } = place;
  const above = parent === undefined ? [] : [...(ancestorsOf(nodes, parent) ?? []), parent];
  if (above.includes(node.id)) return treeMessages.intoItself(node.label);
  if (maxDepth !== undefined && above.length + levelsOf(node) > maxDepth) {
    return maxDepthReason ?? treeMessages.tooDeep(maxDepth);
  }
  const answer = canMove?.(node, place) ?? true;
  return answer === true ? undefined : answer;
}

/** A place in words, to stand after "goes" or "moved". */
export function whereTo(nodes: readonly TreeNode[], { parent, before }: TreePosition): string {
  const parentLabel = parent === undefined ? undefined : findNode(nodes, parent)?.label;
  const sibling = before === undefined ? undefined : findNode(nodes, before)?.label;
  if (sibling !== undefined) {
    return parentLabel === undefined
      ? treeMessages.beforeAtTop(sibling)
      : treeMessages.before(sibling, parentLabel);
  }
  if (parentLabel === undefined) return treeMessages.lastAtTop;
  return siblingsIn(nodes, parent).length === 0
    ? treeMessages.only(parentLabel)
    : treeMessages.last(parentLabel);
}

export type MoveStep = 'next' | 'previous' | 'first' | 'last' | 'in' | 'out';

/** Where a step of the keyboard leads from a place. `allowed` are the spots that are not refused. */
export function stepFrom(
  step: MoveStep,
  spots: readonly TreeSpot[],
  allowed: (spot: TreeSpot) => boolean,
  from: TreePosition,
): TreeSpot | undefined {
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

/** As the last child of the sibling that stands right above the place. */
function intoSiblingAbove(spots: readonly TreeSpot[], from: TreePosition): TreeSpot | undefined {
  const siblings = spots.filter(({ place }) => place.parent === from.parent);
  const here = siblings.findIndex(({ place }) => samePosition(place, from));
  const above = siblings[here - 1]?.place.before;
  return above === undefined
    ? undefined
    : spots.find(({ place }) => samePosition(place, { parent: above, before: undefined }));
}

/** Right behind the parent: the next of the places among the parent's own siblings. */
function behindParent(spots: readonly TreeSpot[], { parent }: TreePosition): TreeSpot | undefined {
  if (parent === undefined) return undefined;
  const beforeParent = spots.find(({ place }) => place.before === parent);
  if (beforeParent === undefined) return undefined;
  const around = spots.filter(({ place }) => place.parent === beforeParent.place.parent);
  return around[around.indexOf(beforeParent) + 1];
}
