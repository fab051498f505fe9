import type { Schemas } from '@countersign/api-client/contract';
import type { GridSelection } from '@countersign/ui';
import { documentsMessages } from '../documents.messages.ts';
import { bulkCapability, type BulkAction } from './actionTable.ts';

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
  const { limit, denialReason } = bulkCapability(action)?.several ?? { limit: 0 };
  if (count > limit) return documentsMessages.tooMany(limit);
  if (denialReason === undefined || mode === 'allBut') return undefined;
  const selected = loaded.filter(({ Id }) => ids.has(Id));
  const reasons = selected.map(denialReason);
  if (selected.length < ids.size || reasons.includes(null)) return undefined;
  return reasons[0] ?? undefined;
}
