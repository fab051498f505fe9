import type { TreeId, TreeItem } from './treeItems.js';

export type TreeCommand<Id extends TreeId = number> =
  | { type: 'focus'; id: Id }
  | { type: 'expand'; ids: readonly Id[] }
  | { type: 'collapse'; id: Id }
  | { type: 'select'; id: Id };

/** Returns the command of a key at an item, by the tree view pattern; undefined for other keys. */
export function treeCommand<Id extends TreeId>(
  key: string,
  items: readonly TreeItem<Id>[],
  activeId: Id,
): TreeCommand<Id> | undefined {
  const place = items.findIndex((item) => item.node.id === activeId);
  const item = items[place];
  if (item === undefined) return undefined;

  switch (key) {
    case 'ArrowDown':
      return focus(items[place + 1]);
    case 'ArrowUp':
      return focus(items[place - 1]);
    case 'Home':
      return focus(items[0]);
    case 'End':
      return focus(items.at(-1));
    case 'ArrowRight':
      if (item.expanded === false) return { type: 'expand', ids: [activeId] };
      return item.expanded === true ? focus(items[place + 1]) : undefined;
    case 'ArrowLeft':
      if (item.expanded === true) return { type: 'collapse', id: activeId };
      return item.parentId === undefined ? undefined : { type: 'focus', id: item.parentId };
    case '*':
      return { type: 'expand', ids: closedSiblings(items, item) };
    case 'Enter':
    case ' ':
      return { type: 'select', id: activeId };
    default:
      return undefined;
  }
}

function focus<Id extends TreeId>(item: TreeItem<Id> | undefined): TreeCommand<Id> | undefined {
  return item === undefined ? undefined : { type: 'focus', id: item.node.id };
}

function closedSiblings<Id extends TreeId>(items: readonly TreeItem<Id>[], of: TreeItem<Id>): Id[] {
  return items
    .filter((item) => item.parentId === of.parentId && item.expanded === false)
    .map((item) => item.node.id);
}
