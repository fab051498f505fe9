import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';
import { Problem } from '../../errors.ts';
import type { Caller } from '../caller.ts';
import { findClient } from '../documents/find.ts';
import { turnsOf } from '../documents/list/list.ts';
import { fewDocuments } from '../documents/list/orderedIds.ts';
import {
  wholeListLimits,
  type Reader,
  type ReadTurns,
  type TurnLimits,
} from '../documents/list/readTurns.ts';
import { clientList } from '../documents/list/storedTotals.ts';
import { unlessGone } from '../documents/list/unlessGone.ts';
import type { JobRow } from './jobs.ts';
import { listOutcomes } from './listJobs.ts';
import { checkMatching } from './matched.ts';

/**
 * Jobs of a firm are started one after the other, under its lock. Their turns are their own, so that a start that waits
 * for the lock holds up neither other firms nor what is read about jobs.
 */
const startLimits: TurnLimits = {
  ...wholeListLimits,
  atOnce: { ...wholeListLimits.atOnce, firm: 1 },
};

/** The turns of what looks for the documents of jobs, or reads the outcomes of large ones. They are of one database. */
export interface JobTurns {
  reads(db: Database): ReadTurns;
  starts(db: Database): ReadTurns;
}

export function createJobTurns(): JobTurns {
  let reads: ReadTurns | undefined;
  let starts: ReadTurns | undefined;
  return {
    reads: (db) => (reads ??= turnsOf(db, wholeListLimits)),
    starts: (db) => (starts ??= turnsOf(db, startLimits)),
  };
}

/**
 * Waits for the turn of a job that looks for its documents in a long list.
 *
 * @returns ends the turn; undefined where none is needed
 * @throws Problem tooManyAttempts when too many of the login or the firm wait already
 */
export async function holdStart(
  turns: JobTurns,
  { db, caller }: { db: Database; caller: Caller },
  clientId: number,
  request: Schemas['DocumentJobRequest'],
): Promise<(() => void) | undefined> {
  if (request.matching === undefined || !(await mayMatch(db, caller, clientId, request))) return undefined;
  const { total } = await clientList(db, clientId);
  // The list of deleted documents has no stored total.
  const isLong = request.action === 'restore' || total > fewDocuments;
  return isLong ? turns.starts(db).hold({ firmId: caller.firmId, loginId: caller.loginId }) : undefined;
}

/** Whether it gets as far as looking for its documents. What is refused needs no turn, and is refused where it begins. */
async function mayMatch(
  db: Database,
  caller: Caller,
  clientId: number,
  request: Schemas['DocumentJobRequest'],
): Promise<boolean> {
  try {
    await findClient(db, caller.firmId, clientId);
    checkMatching(caller, request);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/**
 * A page of a job's outcomes; that of a large job takes its turn.
 *
 * @throws Problem tooManyAttempts when too many of the reader or the firm wait already
 */
export async function outcomesInTurn(
  turns: JobTurns,
  { db, job, isGone }: { db: Database; job: JobRow } & Pick<Reader, 'isGone'>,
  ...page: [place: { offset: number; limit: number }, state?: Schemas['DocumentJobOutcomeState']]
): Promise<Schemas['DocumentJobOutcomeList']> {
  if (job.total <= fewDocuments) return listOutcomes(db, job, ...page);
  const asker = { firmId: job.firm_id, loginId: job.login_id, ...(isGone && { isGone }) };
  return turns.reads(db).take(asker, () => listOutcomes(unlessGone(db, isGone), job, ...page));
}
