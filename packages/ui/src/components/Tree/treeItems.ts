import type { IconComponent } from '../Icon/Icon.js';

/** A node as the caller gives it. */
export interface TreeNode {
  /** Tells it from the others, over all levels. */
  id: number;
  /** Its name. */
  label: string;
  /** Before the label. */
  icon?: IconComponent;
  /** Instead of `icon` while its children are shown. */
  openIcon?: IconComponent;
  /** A small sign at the end of the row, with words for it. */
  mark?: { icon: IconComponent; label: string };
  /** Below it, in their order. */
  children?: readonly TreeNode[];
  /** Stands at the very edge, without the room for an arrow: a root above all others. What is dropped on it goes to the top. */
  flush?: boolean;
  /** Why it can be neither moved nor renamed, in a sentence. */
  fixed?: string;
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

/** A node wherever it stands, shown or not. */
export function findNode(nodes: readonly TreeNode[], id: number): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children ?? [], id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The tree as it is without a node and what is below it. */
export function withoutNode(nodes: readonly TreeNode[], id: number): TreeNode[] {
  return nodes
    .filter((node) => node.id !== id)
    .map((node) =>
      node.children === undefined ? node : { ...node, children: withoutNode(node.children, id) },
    );
}

/** How many levels a node takes, its own among them. */
export function levelsOf(node: TreeNode): number {
  return 1 + Math.max(0, ...(node.children ?? []).map(levelsOf));
}
