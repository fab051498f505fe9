import { FirmFilterIcon, FolderIcon, FolderOpenIcon, LayersIcon } from '../../components/Icon/icons.js';
import type { TreeNode } from '../../components/Tree/treeItems.js';
import { filterTreeMessages } from './filterTree.messages.js';

/** A document filter: at most three levels of them below the root. */
export interface FilterNode {
  /** Unique id across all levels; never that of the root. */
  id: number;
  /** Name of the filter. */
  text: string;
  /** Created by the firm for all clients; can only be changed in settings. */
  isFirm: boolean;
  /** Child filters, in order. */
  items: readonly FilterNode[];
}

/** The root "Filters" represents all documents; it is not counted as a level. */
export const ROOT_FILTER = 0;

/** Maximum number of filter levels below the root. */
export const FILTER_LEVELS = 3;

/** Converts the filters to tree nodes below a root. */
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
