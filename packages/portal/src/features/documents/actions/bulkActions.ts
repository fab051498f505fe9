import type { Schemas } from '@countersign/api-client/contract';
import { deleteDenialReason, resendPinsDenialReason } from '@countersign/api-client/rules';
import type { GridSelection } from '@countersign/ui';
import type { BulkAction } from './documentMenu.ts';
import { documentsMessages } from '../documents.messages.ts';

/**
 * Maximum number of documents of each action. Above it, an action started by mistake would flood a mailbox or the
 * downloads; a filter is assigned to each document by its own request.
 */
const limits: Readonly<Record<BulkAction, number>> = {
  download: 20,
  resendPins: 20,
  assignFilter: 500,
  delete: 20,
};

/** Returns why this action is not possible on so many documents; undefined if it is. */
export function bulkDenialReason(action: BulkAction, count: number): string | undefined {
  return count > limits[action] ? documentsMessages.tooMany(limits[action]) : undefined;
}

/**
 * Returns why no PIN can be resent for any of the selected documents; undefined if one can, or if not all are loaded.
 *
 * @param loaded The documents that are loaded, selected or not.
 */
export function noPinsReason(
  selection: GridSelection,
  loaded: readonly Schemas['Document'][],
): string | undefined {
  return commonReason(selection, loaded, resendPinsDenialReason);
}

/** The same of deleting them: undefined if one can be deleted, or if not all are loaded. */
export function noDeletionReason(
  selection: GridSelection,
  loaded: readonly Schemas['Document'][],
): string | undefined {
  return commonReason(selection, loaded, deleteDenialReason);
}

function commonReason(
  { mode, ids }: GridSelection,
  loaded: readonly Schemas['Document'][],
  reasonOf: (document: Schemas['Document']) => string | null,
): string | undefined {
  if (mode === 'allBut') return undefined;
  const selected = loaded.filter(({ Id }) => ids.has(Id));
  const reasons = selected.map(reasonOf);
  if (selected.length < ids.size || reasons.includes(null)) return undefined;
  return reasons[0] ?? undefined;
}
