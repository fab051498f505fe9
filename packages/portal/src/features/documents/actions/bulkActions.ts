import { isUnsettled, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { resendPinsDenialReason } from '@countersign/api-client/rules';
import type { GridSelection, ToastContent } from '@countersign/ui';
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

/** Returns why no PIN can be resent for any of these documents; undefined if one can, or if not all are loaded. */
export function noPinsReason(
  { mode, ids }: GridSelection,
  documentAt: (id: number) => Schemas['Document'] | undefined,
): string | undefined {
  if (mode === 'allBut') return undefined;
  const reasons = [...ids].map((id) => {
    const document = documentAt(id);
    return document === undefined ? null : resendPinsDenialReason(document);
  });
  const [first] = reasons;
  return reasons.includes(null) ? undefined : (first ?? undefined);
}

export interface BulkMessages {
  readonly done: string;
  readonly notDone: string;
  /** For documents of which nobody knows the outcome; without it such failures count as failures. */
  readonly unconfirmed?: (documents: number) => string;
}

/** Names at most this many documents of a reason; the others are counted. */
const NAMED = 3;

function titlesOf(ids: readonly number[], titleOf: (id: number) => string | undefined): string {
  const titles = ids.flatMap((id) => titleOf(id) ?? []).slice(0, NAMED);
  const more = ids.length - titles.length;
  if (titles.length === 0) return documents(more);
  return [...titles, ...(more === 0 ? [] : [`${more} more`])].join(', ');
}

/** Returns which documents failed, by reason: "Lease, Fee proposal: Already Signed!" */
function failuresOf(
  failed: readonly { readonly item: number; readonly error: unknown }[],
  titleOf: (id: number) => string | undefined,
): string {
  const byReason = Map.groupBy(failed, ({ error }) => messageOf(error));
  return [...byReason]
    .map(
      ([reason, some]) =>
        `${titlesOf(
          some.map(({ item }) => item),
          titleOf,
        )}: ${reason}`,
    )
    .join(' ');
}

/**
 * Returns one message: for how many documents the action succeeded, for which it did not and why, and what is unknown.
 *
 * @param titleOf Returns the title of a document by its id, if it is known.
 */
export function bulkOutcomeMessage(
  { done, notDone, unconfirmed }: BulkMessages,
  outcomes: readonly Outcome<number>[],
  titleOf: (id: number) => string | undefined,
): ToastContent {
  const errors = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome]));
  const open = unconfirmed === undefined ? [] : errors.filter(({ error }) => isUnsettled(error));
  const failed = errors.filter((one) => !open.includes(one));
  const reasons = failuresOf(failed, titleOf);
  const well = outcomes.length - errors.length;
  if (errors.length === 0) return { tone: 'positive', message: `${done} ${documents(well)}` };
  if (failed.length === outcomes.length) return { tone: 'critical', message: notDone, detail: reasons };
  const said = [
    well === 0 ? '' : `${done} ${documents(well)}`,
    failed.length === 0 ? '' : `${documents(failed.length)} failed. ${reasons}`,
    open.length === 0 ? '' : (unconfirmed?.(open.length) ?? ''),
  ].filter((sentence) => sentence !== '');
  const [message = notDone, ...rest] = said;
  return { tone: 'caution', message, ...(rest.length > 0 && { detail: rest.join(' ') }) };
}

function documents(count: number): string {
  return count === 1 ? '1 document' : `${count} documents`;
}
