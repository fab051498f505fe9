import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';
import type { Caller } from '../caller.ts';
import { turnsOf } from '../documents/list/list.ts';
import { fewDocuments } from '../documents/list/orderedIds.ts';
import type { Reader, ReadTurns, TurnLimits } from '../documents/list/readTurns.ts';
import { clientList } from '../documents/list/storedTotals.ts';
import { unlessGone } from '../documents/list/unlessGone.ts';
import type { JobRow } from './jobs.ts';
import { listOutcomes } from './listJobs.ts';

/** Each may look through all documents of a client: besides those of the lists, few at once. */
const limits: TurnLimits = {
  atOnce: { all: 2, firm: 2, login: 1 },
  waiting: { firm: 10, login: 3 },
};

/** The turns of all that costs much about jobs. They are of one database. */
export interface JobTurns {
  of(db: Database): ReadTurns;
}

export function createJobTurns(): JobTurns {
  let turns: ReadTurns | undefined;
  return { of: (db) => (turns ??= turnsOf(db, limits)) };
}

/**
 * Waits for the turn of a job that looks for its documents in a long list.
 *
 * @returns ends the turn; undefined where none was needed
 * @throws Problem tooManyAttempts when too many of the login or the firm wait already
 */
export async function holdStart(
  turns: JobTurns,
  { db, caller: { firmId, loginId } }: { db: Database; caller: Caller },
  clientId: number,
  { action, matching }: Schemas['DocumentJobRequest'],
): Promise<(() => void) | undefined> {
  if (matching === undefined) return undefined;
  const { total } = await clientList(db, clientId);
  // The list of deleted documents has no stored total.
  const isLong = action === 'restore' || total > fewDocuments;
  return isLong ? turns.of(db).hold({ firmId, loginId }) : undefined;
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
  return turns.of(db).take(asker, () => listOutcomes(unlessGone(db, isGone), job, ...page));
}
