import { type TreeItem, type TreeNode, visibleItems, withoutNode } from './treeItems.js';

/** Where a node goes. */
export interface TreePosition {
  /** Whose child it becomes; undefined: it stands at the top. */
  parent: number | undefined;
  /** The sibling it comes to stand before; undefined: it becomes the last. */
  before: number | undefined;
}

/** A place that can be pointed at, and how it is drawn. */
export interface TreeSpot {
  place: TreePosition;
  /** The row that it is drawn at. */
  at: number;
  /** A line above or below the row, or the row itself. */
  side: 'before' | 'inside' | 'after';
  /** The level that the moved node would stand at. */
  level: number;
}

export function samePosition(one: TreePosition, other: TreePosition): boolean {
  return one.parent === other.parent && one.before === other.before;
}

/**
 * Every place on screen for one node, top to bottom, each once. The node and what is below it are left out: between
 * their neighbours lies the place where it stands now.
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

/** What is dropped on the root stands at the top, as the last. */
function topSpot({ node }: TreeItem): TreeSpot {
  return { place: { parent: undefined, before: undefined }, at: node.id, side: 'inside', level: 1 };
}

/** Into a row, then behind it and behind each of those that end with it. */
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

/** Where in a row the pointer is. */
export interface RowPoint {
  /** 0 at its upper edge, 1 at its lower. */
  down: number;
  /** The level whose indent the pointer is at; counts below the last row of a branch. */
  level: number;
}

/** The place under the pointer: the upper or the lower quarter of a row part it from its neighbours. */
export function spotUnder(row: TreeItem, spots: readonly TreeSpot[], point: RowPoint): TreeSpot | undefined {
  if (point.down >= 0.25 && point.down <= 0.75) return intoRow(row);
  if (row.node.flush === true) return point.down < 0.25 ? topSpot(row) : spots[0];
  if (point.down < 0.25) return spotAbove(row);
  const behind = spots.filter(({ at, side }) => at === row.node.id && side === 'after');
  return behind.find(({ level }) => level <= point.level) ?? behind.at(-1);
}
