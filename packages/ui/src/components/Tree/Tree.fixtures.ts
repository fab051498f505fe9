import { FirmFilterIcon, FolderIcon, FolderOpenIcon } from '../Icon/icons.js';
import { findNode, type TreeNode, withoutNode } from './treeItems.js';
import type { TreePosition } from './treeSpots.js';

const folder = { icon: FolderIcon, openIcon: FolderOpenIcon };
const firm = { icon: FirmFilterIcon, label: 'Firm filter' };

/** Three levels of filters, the first of which is the firm's. */
export const folders: TreeNode[] = [
  {
    id: 1,
    label: 'Tax',
    ...folder,
    mark: firm,
    children: [
      {
        id: 2,
        label: 'Income tax',
        ...folder,
        children: [
          { id: 3, label: '2025', ...folder },
          { id: 4, label: '2024', ...folder },
        ],
      },
      { id: 5, label: 'BAS and IAS', ...folder, children: [{ id: 6, label: 'Quarterly', ...folder }] },
      { id: 7, label: 'Fringe benefits', ...folder },
    ],
  },
  { id: 8, label: 'Station properties with a name that is longer than its pane', ...folder },
  { id: 9, label: 'Correspondence', ...folder },
];

function insert(siblings: readonly TreeNode[], node: TreeNode, before: number | undefined): TreeNode[] {
  const index = siblings.findIndex(({ id }) => id === before);
  const at = index === -1 ? siblings.length : index;
  return [...siblings.slice(0, at), node, ...siblings.slice(at)];
}

function within(nodes: readonly TreeNode[], node: TreeNode, { parent, before }: TreePosition): TreeNode[] {
  if (parent === undefined) return insert(nodes, node, before);
  return nodes.map((each) => {
    const children = each.children ?? [];
    return each.id === parent
      ? { ...each, children: insert(children, node, before) }
      : { ...each, children: within(children, node, { parent, before }) };
  });
}

/** What a caller does with a move: returns the same nodes with one of them elsewhere. */
export function moved(nodes: readonly TreeNode[], id: number, place: TreePosition): readonly TreeNode[] {
  const node = findNode(nodes, id);
  return node === undefined ? nodes : within(withoutNode(nodes, id), node, place);
}

/** What a caller does with a new name. */
export function renamed(nodes: readonly TreeNode[], id: number, label: string): readonly TreeNode[] {
  return nodes.map((node) =>
    node.id === id ? { ...node, label } : { ...node, children: renamed(node.children ?? [], id, label) },
  );
}

/** Sixty nodes at the top, the first of them with two hundred children. */
export const manyFolders: TreeNode[] = Array.from({ length: 60 }, (_, place) => ({
  id: place + 1,
  label: `Client ${String(place + 1)}`,
  ...folder,
  ...(place === 0 && {
    children: Array.from({ length: 200 }, (__, index) => ({
      id: 1_000 + index,
      label: `Folder ${String(index + 1)}`,
      ...folder,
    })),
  }),
}));
