import { type TreeId, type TreeItem, type TreeNode, visibleItems, withoutNode } from './treeItems.js';

/** Position of a node. */
export interface TreePosition<Id extends TreeId = number> {
  /** The new parent; undefined for the top level. */
  parent: Id | undefined;
  /** The sibling before which it is inserted; undefined to append it. */
  before: Id | undefined;
}

/** A position that users can point at, and how it is drawn. */
export interface TreeSpot<Id extends TreeId = number> {
  place: TreePosition<Id>;
  /** The row that it is drawn at. */
  at: Id;
  /** A line above or below the row, or the row itself. */
  side: 'before' | 'inside' | 'after';
  /** Level of the moved node. */
  level: number;
}

export function samePosition<Id extends TreeId>(one: TreePosition<Id>, other: TreePosition<Id>): boolean {
  return one.parent === other.parent && one.before === other.before;
}

/**
 * Returns every visible position for one node, top to bottom, each once. The node and its descendants are
 * omitted: its current position is between their neighbours.
 */
export function spotsFor<Id extends TreeId>(
  nodes: readonly TreeNode<Id>[],
  expanded: ReadonlySet<Id>,
  movedId: Id,
): TreeSpot<Id>[] {
  const rows = visibleItems(withoutNode(nodes, movedId), expanded);
  const first = rows.find(({ node }) => node.flush !== true);
  if (first === undefined) return rows.slice(-1).map(topSpot);
  const above: TreeSpot<Id> = { ...spotAbove(first), level: first.level };
  return [above, ...rows.flatMap((row, index) => spotsBelow(rows, row, rows[index + 1]?.level ?? 1))];
}

function spotAbove<Id extends TreeId>({ node, parentId, level }: TreeItem<Id>): TreeSpot<Id> {
  return { place: { parent: parentId, before: node.id }, at: node.id, side: 'before', level };
}

/** Nodes dropped on the root become the last top-level node. */
function topSpot<Id extends TreeId>({ node }: TreeItem<Id>): TreeSpot<Id> {
  return { place: { parent: undefined, before: undefined }, at: node.id, side: 'inside', level: 1 };
}

/** Positions inside a row, then after it and after each ancestor that ends with it. */
function spotsBelow<Id extends TreeId>(
  rows: readonly TreeItem<Id>[],
  row: TreeItem<Id>,
  nextLevel: number,
): TreeSpot<Id>[] {
  const { node } = row;
  if (node.flush === true) return [];
  if (row.expanded === true) {
    const place = { parent: node.id, before: node.children?.[0]?.id };
    return [{ place, at: node.id, side: 'after', level: row.level + 1 }];
  }
  const spots = [intoRow(row)];
  let ends: TreeItem<Id> | undefined = row;
  while (ends !== undefined && ends.level >= nextLevel) {
    const { parentId, level }: TreeItem<Id> = ends;
    const place = { parent: parentId, before: siblingAfter(rows, ends) };
    spots.push({ place, at: node.id, side: 'after', level });
    ends = rows.find((each) => each.node.id === parentId);
  }
  return spots;
}

function intoRow<Id extends TreeId>(row: TreeItem<Id>): TreeSpot<Id> {
  if (row.node.flush === true) return topSpot(row);
  const place = { parent: row.node.id, before: undefined };
  return { place, at: row.node.id, side: 'inside', level: row.level + 1 };
}

function siblingAfter<Id extends TreeId>(
  rows: readonly TreeItem<Id>[],
  { parentId, position }: TreeItem<Id>,
): Id | undefined {
  return rows.find((each) => each.parentId === parentId && each.position === position + 1)?.node.id;
}

/** Pointer position in a row. */
export interface RowPoint {
  /** 0 at its upper edge, 1 at its lower. */
  down: number;
  /** Level whose indent the pointer is at; used below the last row of a branch. */
  level: number;
}

/** Returns the position under the pointer: the upper or lower quarter of a row means before or after it. */
export function spotUnder<Id extends TreeId>(
  row: TreeItem<Id>,
  spots: readonly TreeSpot<Id>[],
  point: RowPoint,
): TreeSpot<Id> | undefined {
  if (point.down >= 0.25 && point.down <= 0.75) return intoRow(row);
  if (row.node.flush === true) return point.down < 0.25 ? topSpot(row) : spots[0];
  if (point.down < 0.25) return spotAbove(row);
  const behind = spots.filter(({ at, side }) => at === row.node.id && side === 'after');
  return behind.find(({ level }) => level <= point.level) ?? behind.at(-1);
}
