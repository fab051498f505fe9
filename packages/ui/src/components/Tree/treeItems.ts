import type { IconDrawing } from '../Icon/Icon.js';

/** A node as the caller gives it. */
export interface TreeNode {
  id: number;
  label: string;
  icon?: IconDrawing;
  /** Instead of `icon` while its children are shown. */
  openIcon?: IconDrawing;
  /** A small sign at the end of the row, with words for it. */
  mark?: { icon: IconDrawing; label: string };
  children?: readonly TreeNode[];
  /** Stands at the very edge, without the room for an arrow: a root above all others. */
  flush?: boolean;
}

/** A node that is on screen: the tree as the list that a reader walks. */
export interface TreeItem {
  node: TreeNode;
  /** 1 for the nodes at the top. */
  level: number;
  parentId: number | undefined;
  /** Undefined for a node without children. */
  expanded: boolean | undefined;
  /** Its place among its siblings, counted from 1. */
  position: number;
  siblings: number;
}

/** The nodes on screen, top to bottom. */
export function visibleItems(nodes: readonly TreeNode[], expanded: ReadonlySet<number>): TreeItem[] {
  const items: TreeItem[] = [];
  function walk(siblings: readonly TreeNode[], level: number, parentId: number | undefined): void {
    for (const [place, node] of siblings.entries()) {
      const children = node.children ?? [];
      const isOpen = children.length > 0 ? expanded.has(node.id) : undefined;
      items.push({ node, level, parentId, expanded: isOpen, position: place + 1, siblings: siblings.length });
      if (isOpen === true) walk(children, level + 1, node.id);
    }
  }
  walk(nodes, 1, undefined);
  return items;
}

/** The ids from the top down to a node, itself left out: what has to be open for it to be seen. */
export function ancestorsOf(nodes: readonly TreeNode[], id: number): number[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [];
    const below = ancestorsOf(node.children ?? [], id);
    if (below !== undefined) return [node.id, ...below];
  }
  return undefined;
}
