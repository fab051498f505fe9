import { messageOf } from '@countersign/api-client';
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

/** Returns one sentence: for how many documents the action succeeded, and why not for the others. */
export function bulkOutcomeMessage(
  { done, notDone }: { readonly done: string; readonly notDone: string },
  outcomes: readonly Outcome<unknown>[],
): { readonly tone: 'positive' | 'caution' | 'critical'; readonly message: string } {
  const failures = outcomes.flatMap((outcome) => (outcome.ok ? [] : [messageOf(outcome.error)]));
  const reasons = [...new Set(failures)].join(' ');
  const well = outcomes.length - failures.length;
  if (failures.length === 0) return { tone: 'positive', message: `${done} ${documents(well)}` };
  if (well === 0) return { tone: 'critical', message: `${notDone}. ${reasons}` };
  return { tone: 'caution', message: `${done} ${documents(well)}. ${failures.length} failed: ${reasons}` };
}

function documents(count: number): string {
  return count === 1 ? '1 document' : `${count} documents`;
}
