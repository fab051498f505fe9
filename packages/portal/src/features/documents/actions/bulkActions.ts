import type { Schemas } from '@countersign/api-client/contract';
import type { GridSelection } from '@countersign/ui';
import { documentsMessages } from '../documents.messages.ts';
import { bulkCapability, type BulkAction } from './actionTable.ts';

/** The contract's limit of ids that are left out of all. */
export const MOST_LEFT_OUT = 1_000;

/**
 * Returns why this action is not possible on the selected documents: too many, or for a reason that applies to each of
 * them; undefined if it is possible, or if not all of them are loaded.
 *
 * @param loaded The documents that are loaded, selected or not.
 */
export function bulkDenialReason(
  action: BulkAction,
  count: number,
  { mode, ids }: GridSelection,
  loaded: readonly Schemas['Document'][],
): string | undefined {
  const several = bulkCapability(action)?.several;
  if (several === undefined) return undefined;
  const { limit, denialReason } = several;
  const most = mode === 'allBut' ? limit.matching : limit.selected;
  if (count > most) return documentsMessages.tooMany(most);
  if (mode === 'allBut') return ids.size > MOST_LEFT_OUT ? documentsMessages.tooManyLeftOut : undefined;
  if (denialReason === undefined) return undefined;
  const selected = loaded.filter(({ Id }) => ids.has(Id));
  const reasons = selected.map(denialReason);
  if (selected.length < ids.size || reasons.includes(null)) return undefined;
  return reasons[0] ?? undefined;
}
