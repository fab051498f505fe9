import { isUnsettled, messageOf } from '@countersign/api-client';
import type { ToastContent } from '@countersign/ui';
import type { Outcome } from './mapConcurrent.ts';

export interface BulkMessages {
  readonly done: string;
  readonly notDone: string;
  /** For documents whose outcome is unknown; without it such failures count as failures. */
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
