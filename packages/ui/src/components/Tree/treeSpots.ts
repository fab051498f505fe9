import { type TreeItem, type TreeNode, visibleItems, withoutNode } from './treeItems.js';

/** Position of a node. */
export interface TreePosition {
  /** The new parent; undefined for the top level. */
  parent: number | undefined;
  /** The sibling before which it is inserted; undefined to append it. */
  before: number | undefined;
}

/** A position that users can point at, and how it is drawn. */
export interface TreeSpot {
  place: TreePosition;
  /** The row that it is drawn at. */
  at: number;
  /** A line above or below the row, or the row itself. */
  side: 'before' | 'inside' | 'after';
  /** Level of the moved node. */
  level: number;
}

export function samePosition(one: TreePosition, other: TreePosition): boolean {
  return one.parent === other.parent && one.before === other.before;
}

/**
 * Returns every visible position for one node, top to bottom, each once. The node and its descendants are
 * omitted: its current position is between their neighbours.
 */
export function spotsFor(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<number>,
  movedId: number,
): TreeSpot[] {
  const rows = visibleItems(withoutNode(nodes, movedId), expanded);
  const first = rows.find(({ node }) => node.flush !== true);
  if (first === undefined) return rows.slice(-1).map(topSpot);
  const above: TreeSpot = { ...spotAbove(first), level: first.level };
  return [above, ...rows.flatMap((row, index) => spotsBelow(rows, row, rows[index + 1]?.level ?? 1))];
}

function spotAbove({ node, parentId, level }: TreeItem): TreeSpot {
  return { place: { parent: parentId, before: node.id }, at: node.id, side: 'before', level };
}

/** Nodes dropped on the root become the last top-level node. */
function topSpot({ node }: TreeItem): TreeSpot {
  return { place: { parent: undefined, before: undefined }, at: node.id, side: 'inside', level: 1 };
}

/** Positions inside a row, then after it and after each ancestor that ends with it. */
function spotsBelow(rows: readonly TreeItem[], row: TreeItem, nextLevel: number): TreeSpot[] {
  const { node } = row;
  if (node.flush === true) return [];
  if (row.expanded === true) {
    const place = { parent: node.id, before: node.children?.[0]?.id };
    return [{ place, at: node.id, side: 'after', level: row.level + 1 }];
  }
  const spots = [intoRow(row)];
  let ends: TreeItem | undefined = row;
  while (ends !== undefined && ends.level >= nextLevel) {
    const { parentId, level }: TreeItem = ends;
    const place = { parent: parentId, before: siblingAfter(rows, ends) };
    spots.push({ place, at: node.id, side: 'after', level });
    ends = rows.find((each) => each.node.id === parentId);
  }
  return spots;
}

function intoRow(row: TreeItem): TreeSpot {
  if (row.node.flush === true) return topSpot(row);
  const place = { parent: row.node.id, before: undefined };
  return { place, at: row.node.id, side: 'inside', level: row.level + 1 };
}

function siblingAfter(rows: readonly TreeItem[], { parentId, position }: TreeItem): number | undefined {
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
export function spotUnder(row: TreeItem, spots: readonly TreeSpot[], point: RowPoint): TreeSpot | undefined {
  if (point.down >= 0.25 && point.down <= 0.75) return intoRow(row);
  if (row.node.flush === true) return point.down < 0.25 ? topSpot(row) : spots[0];
  if (point.down < 0.25) return spotAbove(row);
  const behind = spots.filter(({ at, side }) => at === row.node.id && side === 'after');
  return behind.find(({ level }) => level <= point.level) ?? behind.at(-1);
}
