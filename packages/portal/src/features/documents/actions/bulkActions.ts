import { isUnsettled, messageOf } from '@countersign/api-client';
import type { GridSelection } from '@countersign/ui';
import { documentsMessages } from '../documents.messages.ts';
import type { Outcome } from './mapConcurrent.ts';

/** Above this number, an action started by mistake would flood a mailbox or the downloads. */
export const MOST_DOCUMENTS = 20;

/**
 * Returns why no action is possible on so many documents; undefined if one is. Documents out of sight are
 * never included.
 */
export function bulkDenialReason({ mode, ids }: GridSelection): string | undefined {
  return mode === 'allBut' || ids.size > MOST_DOCUMENTS ? documentsMessages.tooMany : undefined;
}

export interface BulkMessages {
  readonly done: string;
  readonly notDone: string;
  /** For documents of which nobody knows the outcome; without it such failures count as failures. */
  readonly unconfirmed?: (documents: number) => string;
}

/** Returns one message: for how many documents the action succeeded, why not for others, and what is unknown. */
export function bulkOutcomeMessage(
  { done, notDone, unconfirmed }: BulkMessages,
  outcomes: readonly Outcome<unknown>[],
): { readonly tone: 'positive' | 'caution' | 'critical'; readonly message: string } {
  const errors = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error]));
  const open = unconfirmed === undefined ? [] : errors.filter(isUnsettled);
  const failures = errors.filter((error) => !open.includes(error)).map((error) => messageOf(error));
  const reasons = [...new Set(failures)].join(' ');
  const well = outcomes.length - errors.length;
  if (errors.length === 0) return { tone: 'positive', message: `${done} ${documents(well)}` };
  if (failures.length === outcomes.length) return { tone: 'critical', message: `${notDone}. ${reasons}` };
  const said = [
    well === 0 ? '' : `${done} ${documents(well)}.`,
    failures.length === 0 ? '' : `${failures.length} failed: ${reasons}`,
    open.length === 0 ? '' : (unconfirmed?.(open.length) ?? ''),
  ];
  return { tone: 'caution', message: said.filter((sentence) => sentence !== '').join(' ') };
}

function documents(count: number): string {
  return count === 1 ? '1 document' : `${count} documents`;
}
