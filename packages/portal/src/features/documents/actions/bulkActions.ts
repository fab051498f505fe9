import type { Schemas } from '@countersign/api-client/contract';
import { LEFT_OUT_LIMIT } from '@countersign/api-client/rules';
import type { GridSelection } from '@countersign/ui';
import { documentScreenMessages } from '../documents.messages.ts';
import { bulkCapability, type BulkAction } from './actionTable.ts';

/** Returns why an all-but selection can’t be used: it excludes more documents than a request can list. */
export function leftOutDenialReason({ mode, ids }: GridSelection): string | undefined {
  return mode === 'allBut' && ids.size > LEFT_OUT_LIMIT ? documentScreenMessages.tooManyLeftOut : undefined;
}

/**
 * Returns why this action is not possible on the selected documents: too many, or for the one reason that applies to each
 * of them; undefined if it is possible, if not all of them are loaded, or if their reasons differ: a dialog lists these.
 *
 * @param loaded The documents that are loaded, selected or not.
 */
export function bulkDenialReason(
  action: BulkAction,
  count: number,
  selection: GridSelection,
  loaded: readonly Schemas['Document'][],
): string | undefined {
  const { limit, denialReason } = bulkCapability(action);
  const { mode, ids } = selection;
  const most = mode === 'allBut' ? limit.matching : limit.selected;
  if (count > most) return documentScreenMessages.tooMany(most);
  if (mode === 'allBut') return leftOutDenialReason(selection);
  if (denialReason === undefined) return undefined;
  const selected = loaded.filter(({ Id }) => ids.has(Id));
  const [reason, ...others] = new Set(selected.map((document) => denialReason(document)));
  return selected.length < ids.size || others.length > 0 ? undefined : (reason ?? undefined);
}
