import type { Schemas } from '@countersign/api-client/contract';
import { bulkCapability, type BulkAction } from './actionTable.ts';

/** Which of several documents an action applies to, as far as they are loaded. The server decides anew for each. */
export interface Eligibility {
  /** Number of documents. */
  readonly count: number;
  /** The loaded ones that it applies to. */
  readonly eligible: readonly Schemas['Document'][];
  /** Number of loaded ones that it does not apply to. */
  readonly leftOut: number;
  /** To how many it applies at most: all but those that are known to be left out. */
  readonly most: number;
  /** Whether it is known for each of them, so that it applies to exactly `most`. */
  readonly isExact: boolean;
}

/** The documents that an action takes. */
interface Target {
  readonly count: number;
  /** Returns those of them that are loaded. */
  readonly loaded: () => readonly Schemas['Document'][];
  /** Whether it is known, although they are not loaded, that the action applies to each of them. @default false */
  readonly appliesToAll?: boolean | undefined;
}

/** Returns which of the documents an action applies to. */
export function eligibilityOf(action: BulkAction, { count, loaded, appliesToAll }: Target): Eligibility {
  const { denialReason } = bulkCapability(action);
  const documents = loaded();
  const eligible = documents.filter((document) => (denialReason?.(document) ?? null) === null);
  const leftOut = documents.length - eligible.length;
  const isExact = documents.length >= count || denialReason === undefined || appliesToAll === true;
  return { count, eligible, leftOut, most: Math.max(0, count - leftOut), isExact };
}

/** Returns the title of an action with the number that it keeps; where it applies to none, with all of them. */
export function eligibleTitle(action: BulkAction, { count, most, isExact }: Eligibility): string {
  return bulkCapability(action).title(most === 0 ? count : most, isExact);
}
