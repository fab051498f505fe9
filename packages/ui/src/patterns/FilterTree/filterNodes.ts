import { FirmFilterIcon, FolderIcon, FolderOpenIcon, LayersIcon } from '../../components/Icon/icons.js';
import type { TreeId, TreeNode } from '../../components/Tree/treeItems.js';
import { filterTreeMessages } from './filterTree.messages.js';

/** A document filter: at most three levels of them below the root. */
export interface FilterNode<Id extends TreeId = number> {
  /** Unique id across all levels, a number or a string; never that of the root. */
  id: Id;
  /** Name of the filter. */
  text: string;
  /**
   * Whether the firm created it for all its clients, and not for this client alone. Users cannot rename or move it
   * here, and it is marked unless its parent is.
   */
  isFirm: boolean;
  /** Number of documents that selecting it shows. At 0, and while it is unknown, none is shown. */
  documents?: number | undefined;
  /** Child filters, in order. */
  items: readonly FilterNode<Id>[];
}

/** The root "Filters" represents all documents; it is not counted as a level. */
export const ROOT_FILTER = 0;

/** A filter, or the root. */
export type FilterId<Id extends TreeId = number> = Id | typeof ROOT_FILTER;

/** Maximum number of filter levels below the root. */
export const FILTER_LEVELS = 3;

function countOf(documents: number | undefined): TreeNode['count'] {
  if (documents === undefined || documents === 0) return undefined;
  return { value: documents, label: filterTreeMessages.documents(documents) };
}

/**
 * Converts the filters to tree nodes below a root.
 *
 * @param documents number of all documents, if it is known
 */
export function toTreeNodes<Id extends TreeId>(
  filters: readonly FilterNode<Id>[],
  documents?: number,
): TreeNode<FilterId<Id>>[] {
  return [
    {
      id: ROOT_FILTER,
      label: filterTreeMessages.root,
      icon: LayersIcon,
      flush: true,
      count: countOf(documents),
      fixed: filterTreeMessages.rootFixed,
    },
    ...filters.map((filter) => toNode(filter, false)),
  ];
}

/** @param isBelowFirm whether its parent is the firm's: that one is marked for all below it */
function toNode<Id extends TreeId>(filter: FilterNode<Id>, isBelowFirm: boolean): TreeNode<FilterId<Id>> {
  const node: TreeNode<FilterId<Id>> = {
    id: filter.id,
    label: filter.text,
    icon: FolderIcon,
    openIcon: FolderOpenIcon,
    count: countOf(filter.documents),
    children: filter.items.map((child) => toNode(child, filter.isFirm)),
  };
  return filter.isFirm
    ? {
        ...node,
        ...(!isBelowFirm && { mark: { icon: FirmFilterIcon, label: filterTreeMessages.firmFilter } }),
        fixed: filterTreeMessages.firmOnly,
      }
    : node;
}

export function hasFirmFilter(filters: readonly FilterNode<TreeId>[]): boolean {
  return filters.some((filter) => filter.isFirm || hasFirmFilter(filter.items));
}
