import type { Schemas } from '@countersign/api-client/contract';
import { errorCodeOf } from '@countersign/api-client/rules';
import { bulkCapability, type BulkAction } from './actionTable.ts';

/** Which of several documents an action applies to, as far as they are loaded. The server decides anew for each. */
export interface Eligibility {
  /** Number of documents. */
  readonly count: number;
  /** The loaded ones that it applies to. */
  readonly eligible: readonly Schemas['Document'][];
  /** Number of loaded ones that it does not apply to. */
  readonly leftOut: number;
  /** These documents, if all are loaded. */
  readonly skipped?: readonly Schemas['Document'][] | undefined;
  /** To how many it applies at most: all but those that are known to be left out. */
  readonly most: number;
  /** Whether it is known for each of them, so that it applies to exactly `most`. */
  readonly isExact: boolean;
  /** How many of them the list on the screen does not contain. @default 0 */
  readonly hidden?: number | undefined;
  /** Whether the server is counting them. @default false */
  readonly isCounting?: boolean;
  /** Those that are beyond what may be sent within an hour, and when they can be sent; undefined if there are none. */
  readonly limited?: { readonly count: number; readonly endsAt: Date | null };
  /** Those that are left out, with the reason of each, if the reasons differ. */
  readonly refusals?: readonly Refusal[] | undefined;
}

/** A document that an action does not apply to. */
export interface Refusal {
  readonly document: Schemas['Document'];
  readonly reason: string;
}

/** The documents that an action takes. */
interface Target {
  readonly count: number;
  /** Returns those of them that are loaded. */
  readonly loaded: () => readonly Schemas['Document'][];
  /** Whether it is known, although they are not loaded, that the action applies to each of them. @default false */
  readonly appliesToAll?: boolean | undefined;
  /** How many of them the list on the screen does not contain. @default 0 */
  readonly hidden?: number | undefined;
}

/** Returns which of the documents an action applies to. */
export function eligibilityOf(
  action: BulkAction,
  { count, loaded, appliesToAll, hidden }: Target,
): Eligibility {
  const { denialReason } = bulkCapability(action);
  const documents = loaded();
  const applies = (document: Schemas['Document']) => (denialReason?.(document) ?? null) === null;
  const eligible = documents.filter(applies);
  const skipped = documents.filter((document) => !applies(document));
  const leftOut = skipped.length;
  const isExact = documents.length >= count || denialReason === undefined || appliesToAll === true;
  const most = Math.max(0, count - leftOut);
  return { count, eligible, leftOut, skipped: isExact ? skipped : undefined, most, isExact, hidden };
}

/** Returns what an action does not apply to, and why; undefined where all have the same reason. */
export function refusalsOf(
  action: BulkAction,
  documents: readonly Schemas['Document'][],
): Eligibility['refusals'] {
  const { denialReason } = bulkCapability(action);
  const refusals = documents.flatMap((document) => {
    const reason = denialReason?.(document) ?? null;
    return reason === null ? [] : { document, reason };
  });
  return new Set(refusals.map(({ reason }) => reason)).size > 1 ? refusals : undefined;
}

/** Returns the same as the server counted it. */
export function countedEligibility(
  action: BulkAction,
  local: Eligibility,
  preview: Schemas['DocumentJobPreview'],
): Eligibility {
  const { Total: count, Changed: most, Unchanged, Refused, Limited, LimitEndsDate } = preview;
  const tasks = Refused.find(({ Type }) => errorCodeOf(Type) === 'outstandingTasks')?.Documents ?? 0;
  return {
    count,
    hidden: local.hidden,
    refusals: local.refusals,
    eligible: local.eligible.slice(0, most),
    // A deletion leaves out what has tasks; what is deleted already is no more.
    leftOut: action === 'delete' ? tasks : Unchanged,
    most,
    isExact: true,
    ...(Limited > 0 && {
      limited: { count: Limited, endsAt: LimitEndsDate === null ? null : new Date(LimitEndsDate) },
    }),
  };
}

/** Returns the title of an action with the number that it keeps; where it applies to none, with all of them. */
export function eligibleTitle(action: BulkAction, { count, most, isExact }: Eligibility): string {
  const { title, titleOfUnknown } = bulkCapability(action);
  if (!isExact && titleOfUnknown !== undefined) return titleOfUnknown;
  return title(most === 0 ? count : most);
}
