import type { IconComponent } from '../Icon/Icon.js';

/** What a node is known by: a number, or a string such as a UUID. */
export type TreeId = number | string;

/** A node, as the caller passes it. */
export interface TreeNode<Id extends TreeId = number> {
  /** Unique id across all levels. */
  id: Id;
  /** Name of the node. */
  label: string;
  /** Icon before the label. */
  icon?: IconComponent | undefined;
  /** Used instead of `icon` while the node is expanded. */
  openIcon?: IconComponent | undefined;
  /** Small icon at the end of the row, with its name. */
  mark?: { icon: IconComponent; label: string } | undefined;
  /** Number of things in it, with its noun for screen readers: "12 documents". */
  count?: { readonly value: number; readonly label: string } | undefined;
  /** Children, in order. */
  children?: readonly TreeNode<Id>[] | undefined;
  /**
   * Removes the indentation and the arrow: a root above all others. Nodes dropped on it move to the top
   * level.
   */
  flush?: boolean | undefined;
  /** Why it can be neither moved nor renamed, in a sentence. */
  fixed?: string | undefined;
}

/** A visible node: the tree as a flat list. */
export interface TreeItem<Id extends TreeId = number> {
  node: TreeNode<Id>;
  /** 1 for top-level nodes. */
  level: number;
  parentId: Id | undefined;
  /** Undefined for a node without children. */
  expanded: boolean | undefined;
  /** Position among its siblings, from 1. */
  position: number;
  siblings: number;
}

/** Returns the visible nodes, top to bottom. */
export function visibleItems<Id extends TreeId>(
  nodes: readonly TreeNode<Id>[],
  expanded: ReadonlySet<Id>,
): TreeItem<Id>[] {
  const items: TreeItem<Id>[] = [];
  function walk(siblings: readonly TreeNode<Id>[], level: number, parentId: Id | undefined): void {
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

/** Returns the ids of a node's ancestors, top down: those that must be expanded to show it. */
export function ancestorsOf<Id extends TreeId>(nodes: readonly TreeNode<Id>[], id: Id): Id[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [];
    const below = ancestorsOf(node.children ?? [], id);
    if (below !== undefined) return [node.id, ...below];
  }
  return undefined;
}

/** Finds a node, visible or not. */
export function findNode<Id extends TreeId>(
  nodes: readonly TreeNode<Id>[],
  id: Id,
): TreeNode<Id> | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children ?? [], id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the tree without a node and its descendants. */
export function withoutNode<Id extends TreeId>(nodes: readonly TreeNode<Id>[], id: Id): TreeNode<Id>[] {
  return nodes
    .filter((node) => node.id !== id)
    .map((node) =>
      node.children === undefined ? node : { ...node, children: withoutNode(node.children, id) },
    );
}

/** Returns how many levels a node has, including its own. */
export function levelsOf<Id extends TreeId>(node: TreeNode<Id>): number {
  return 1 + Math.max(0, ...(node.children ?? []).map(levelsOf));
}
