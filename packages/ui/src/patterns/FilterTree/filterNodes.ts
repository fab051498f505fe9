import { FirmFilterIcon, FolderIcon, FolderOpenIcon, LayersIcon } from '../../components/Icon/icons.js';
import type { TreeNode } from '../../components/Tree/treeItems.js';
import { filterTreeMessages } from './filterTree.messages.js';

/** A document filter: at most three levels of them below the root. */
export interface FilterNode {
  /** Tells it from the others, over all levels; never that of the root. */
  id: number;
  /** Its name. */
  text: string;
  /** Made by the firm for all clients; changed in settings only. */
  isFirm: boolean;
  /** The filters below it, in their order. */
  items: readonly FilterNode[];
}

/** The root "Filters" stands for every document; it is not counted as a level. */
export const ROOT_FILTER = 0;

/** How many levels of filters there may be below the root. */
export const FILTER_LEVELS = 3;

/** The root and below it the filters, as the tree draws them. */
export function toTreeNodes(filters: readonly FilterNode[]): TreeNode[] {
  return [
    {
      id: ROOT_FILTER,
      label: filterTreeMessages.root,
      icon: LayersIcon,
      flush: true,
      fixed: filterTreeMessages.rootStays,
    },
    ...filters.map(toNode),
  ];
}

function toNode(filter: FilterNode): TreeNode {
  const node: TreeNode = {
    id: filter.id,
    label: filter.text,
    icon: FolderIcon,
    openIcon: FolderOpenIcon,
    children: filter.items.map(toNode),
  };
  return filter.isFirm
    ? {
        ...node,
        mark: { icon: FirmFilterIcon, label: filterTreeMessages.firmFilter },
        fixed: filterTreeMessages.firmOnly,
      }
    : node;
}

export function hasFirmFilter(filters: readonly FilterNode[]): boolean {
  return filters.some((filter) => filter.isFirm || hasFirmFilter(filter.items));
}
