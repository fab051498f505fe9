import { FILTER_LEVELS, ROOT_FILTER_ID } from './limits.ts';
import { filterRuleMessages, messages } from './messages.ts';

export interface FilterNode {
  Id: number;
  Text: string;
  parentId: number;
  IsFirmFilter: boolean;
  Items: readonly FilterNode[];
}

/** Two filters below the same one have the same name if these are equal. */
export function filterNameKey(name: string): string {
  return name.normalize('NFC').trim().toLocaleLowerCase('en-AU');
}

/** Ids from the top level down to a filter, itself included; empty for the root and for an unknown filter. */
export function filterPath(tree: readonly FilterNode[], id: number): number[] {
  for (const node of tree) {
    if (node.Id === id) return [id];
    const below = filterPath(node.Items, id);
    if (below.length > 0) return [node.Id, ...below];
  }
  return [];
}

/** The filter with this id; undefined for the root and for an unknown one. */
export function findFilter<Node extends { Id: number; Items: readonly Node[] }>(
  tree: readonly Node[],
  id: number,
): Node | undefined {
  for (const node of tree) {
    const found = node.Id === id ? node : findFilter(node.Items, id);
    if (found) return found;
  }
  return undefined;
}

/** Why no filter can be added below `parentId`; null when one can. `depth` is the parent's level, 0 for the root. */
export function addBelowDenialReason(depth: number): string | null {
  return depth >= FILTER_LEVELS ? filterRuleMessages.tooDeep : null;
}

/** Why a filter cannot be changed on a client's page. */
export function changeDenialReason(filter: Pick<FilterNode, 'IsFirmFilter'>): string | null {
  return filter.IsFirmFilter ? messages.permissionDenied : null;
}

/**
 * Returns why a document cannot be assigned to the selected filter. Undefined means that none is selected; 0,
 * the root, removes the filter.
 */
export function assignDenialReason(
  document: { Title: string; DocumentFilter: { Id: number } | null },
  selected: number | undefined,
): string | null {
  if (selected === undefined) return filterRuleMessages.invalidChoice;
  const current = document.DocumentFilter?.Id ?? ROOT_FILTER_ID;
  return selected === current ? filterRuleMessages.alreadyAssigned(document.Title) : null;
}
