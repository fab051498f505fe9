import { formatTime, PINS_OF_HOUR } from '@countersign/api-client/rules';
import type { BulkSaying } from '../../../services/bulk/bulkRun.ts';
import { documentCount, formatCount } from '../../../services/counts.ts';
import type { Eligibility } from '../actions/eligibility.ts';
import { jobOutcome, type JobKind } from './bulk.messages.ts';

/** Actions that leave out the documents for which there is nothing to do. */
export type LeavingOutKind = Extract<JobKind, 'resendPins' | 'removeTask'>;

/** What they have none of. */
const things = {
  resendPins: { one: 'no PINs to resend', any: 'any PINs to resend' },
  removeTask: { one: 'no task to remove', any: 'a task to remove' },
} as const satisfies Readonly<Record<LeavingOutKind, { readonly one: string; readonly any: string }>>;

/** Counts documents of all: "3 of 65". */
export function shareOf(share: number, { count }: Pick<Eligibility, 'count'>): string {
  return `${formatCount(share)} of ${formatCount(count)}`;
}

/** Says how many of the documents of an action the list on the screen does not contain; undefined if it has them all. */
export function notListed({ count, hidden = 0 }: Pick<Eligibility, 'count' | 'hidden'>): string | undefined {
  if (hidden === 0) return undefined;
  if (count === 1) return 'The document isn’t shown in the list.';
  if (hidden < count)
    return `${shareOf(hidden, { count })} ${hidden === 1 ? 'isn’t' : 'aren’t'} shown in the list.`;
  return count === 2
    ? 'Neither document is shown in the list.'
    : 'None of the documents is shown in the list.';
}

/** Names the list of those that are left out, each with its reason. */
export const leftOutTitle = 'Skipped documents';

/** How many of them are not named. */
export function moreLeftOut(documents: number): string {
  return `and ${formatCount(documents)} more`;
}

/** What is said while the server counts. */
export const countingDocuments = 'Counting documents';

/** Says which documents are beyond what may be sent within an hour; undefined if there are none. */
export function overLimit({ most, limited }: Pick<Eligibility, 'most' | 'limited'>): string | undefined {
  if (limited === undefined) return undefined;
  const { count, endsAt } = limited;
  const limit = `Each signer can be sent up to ${formatCount(PINS_OF_HOUR)} PINs an hour.`;
  if (most === 0) return `${limit} ${resendable(count, endsAt, 'these')}`;
  return `${limit} PINs for ${documentCount(count)} are over this limit and won’t be resent. ${resendable(count, endsAt)}`;
}

/** Says how many documents had PINs over the limit, and when these can be sent. */
export function wereOverLimit({ count, endsAt }: NonNullable<Eligibility['limited']>): string {
  return `${formatCount(count)} ${count === 1 ? 'was' : 'were'} over the hourly limit. ${resendable(count, endsAt)}`;
}

/** The next hour has room for only so many of one signer: of more, not all can be sent then. */
function resendable(count: number, endsAt: Date | null, several = 'them'): string {
  const from = endsAt === null ? 'later' : `from ${formatTime(endsAt.toISOString())}`;
  if (count > PINS_OF_HOUR) return `More PINs can be resent ${from}.`;
  return `You can resend ${count === 1 ? 'it' : several} ${from}.`;
}

/** Says before an action which documents it leaves out; undefined if it is known that there are none. */
export function willLeaveOut(
  kind: LeavingOutKind,
  eligibility: Pick<Eligibility, 'count' | 'leftOut' | 'most' | 'isExact' | 'limited'>,
): string | undefined {
  const { leftOut, isExact, most, limited } = eligibility;
  const { one } = things[kind];
  if (!isExact) return `Documents with ${one} will be skipped.`;
  if (most === 0 && limited === undefined) return noneApplies(kind, eligibility.count);
  if (leftOut === 0) return undefined;
  const have = leftOut === 1 ? 'has' : 'have';
  return `${shareOf(leftOut, eligibility)} ${have} ${one} and will be skipped.`;
}

/** Says why an action can’t be confirmed: it applies to none of the documents. */
function noneApplies(kind: LeavingOutKind, count: number): string {
  const { one, any } = things[kind];
  if (count === 1) return `The document has ${one}.`;
  return count === 2 ? `Neither document has ${any}.` : `None of the ${documentCount(count)} has ${any}.`;
}

/** Says after an action how many of its documents needed nothing; undefined if there were none. */
function leftOutNote(kind: LeavingOutKind, unchanged: number): string | undefined {
  return unchanged > 0 ? `${formatCount(unchanged)} had ${things[kind].one}.` : undefined;
}

function allLeftOut(kind: LeavingOutKind, unchanged: number): string {
  const { one, any } = things[kind];
  if (unchanged === 1) return `The document had ${one}`;
  return unchanged === 2
    ? `Neither document had ${any}`
    : `None of the ${documentCount(unchanged)} had ${any}`;
}

/** Numbers of documents. */
interface Outcome {
  readonly changed: number;
  readonly unchanged: number;
  readonly failed: number;
}

/** Says how an action ended that may have left out some documents. */
export function leftOutOutcome(kind: LeavingOutKind, { changed, unchanged, failed }: Outcome): BulkSaying {
  if (unchanged > 0 && changed + failed === 0) return { text: allLeftOut(kind, unchanged) };
  return { text: jobOutcome(kind, { done: changed, failed }), leftOut: leftOutNote(kind, unchanged) };
}
