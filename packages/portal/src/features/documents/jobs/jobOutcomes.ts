import { documentJobCalls, documentJobQueries, type PortalClient } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { problemType, retryableCodes, shownName, type ErrorCode } from '@countersign/api-client/rules';
import type { BulkFailure, BulkOutcome, OutcomeLabels } from '../../../services/bulk/bulkRun.ts';
import type { BulkContext } from '../bulk/bulkContext.ts';
import { rareMessages } from '../rare.messages.ts';
import type { Job } from './followJob.ts';

type Outcome = Schemas['DocumentJobOutcome'];

/** Documents of one page. */
const PAGE = 50;

const gone = typesOf('notFound', 'documentNotFound');

const withTasks = typesOf('outstandingTasks');

const passing = typesOf(...retryableCodes);

function typesOf(...codes: readonly ErrorCode[]): ReadonlySet<string | null> {
  return new Set(codes.map(problemType));
}

function lastingOf({ Type }: Outcome): BulkFailure['lasting'] {
  if (gone.has(Type)) return 'missing';
  if (withTasks.has(Type)) return 'tasks';
  return passing.has(Type) ? undefined : 'blocked';
}

function namedOf({ Id, Title }: Outcome): { readonly id: number; readonly name: string } {
  return { id: Id, name: Title === '' ? rareMessages.unnamed(Id) : shownName(Title) };
}

function failureOf(outcome: Outcome): BulkFailure {
  const { Message, SameMessage } = outcome;
  return {
    ...namedOf(outcome),
    reason: Message ?? '',
    lasting: lastingOf(outcome),
    ...(SameMessage !== undefined && { sameReason: SameMessage }),
  };
}

/** Reads the next documents of a job with one outcome, after the first `from`. */
async function readNext(
  portal: PortalClient,
  jobId: number,
  state: Outcome['State'],
  from: number,
): Promise<readonly Outcome[]> {
  const page = { state, pageNumber: Math.floor(from / PAGE) + 1, itemsPerPage: PAGE };
  const { Items } = await documentJobCalls.outcomes(portal, jobId, page);
  return Items.slice(from % PAGE);
}

/** Reads the next failures of a job that has ended: those that a retry may help come first. */
export async function readFailures(
  portal: PortalClient,
  jobId: number,
  from: number,
): Promise<readonly BulkFailure[]> {
  return (await readNext(portal, jobId, 'failed', from)).map(failureOf);
}

/** Returns what became of the documents of a job that has ended; those that a cancelled job did not try are not remembered. */
export function outcomesOf(portal: PortalClient, job: Job, labels: OutcomeLabels): readonly BulkOutcome[] {
  const { Id, State, Total, Done, Unchanged, Failed } = job;
  const groups = [
    { state: 'done', label: labels.done, count: Done - Unchanged },
    { state: 'unchanged', label: labels.unchanged, count: Unchanged },
    { state: 'waiting', label: labels.untried, count: State === 'stopped' ? Total - Done - Failed : 0 },
  ] as const;
  return groups
    .filter(({ count }) => count > 0)
    .map(({ state, ...group }) => ({
      ...group,
      id: `${state} in job ${Id}`,
      read: async (from) => (await readNext(portal, Id, state, from)).map(namedOf),
    }));
}

/** PINs that the server does not send because of what was sent within the hour. */
export interface Limited {
  /** Number of documents. */
  readonly count: number;
  /** Until when it sends none of them. */
  readonly endsAt: Date;
}

/** How many documents failed for the reasons of some of them. */
function sameReasons(failures: readonly BulkFailure[]): number {
  const counts = new Map(failures.map(({ reason, sameReason = 0 }) => [reason, sameReason]));
  return Math.max(
    failures.length,
    [...counts.values()].reduce((all, count) => all + count, 0),
  );
}

/**
 * Reads how many of the PINs that were not sent are over the limit of an hour, and when the next can be sent; null if
 * another try may help some of them now.
 */
export async function readLimited(
  { portal, queryClient }: Pick<BulkContext, 'portal' | 'queryClient'>,
  clientId: number,
  failures: readonly BulkFailure[],
): Promise<Limited | null> {
  const again = failures.filter(({ lasting }) => lasting === undefined);
  const documentIds = again.map(({ id }) => id);
  if (documentIds.length === 0) return null;
  const { Changed, Limited, LimitEndsDate } = await queryClient.fetchQuery(
    documentJobQueries.preview(portal, clientId, { action: 'resendPins', documentIds }),
  );
  if (Changed > 0 || LimitEndsDate === null) return null;
  // Those that were not read failed for the same reason.
  const count = Limited === again.length ? sameReasons(again) : Limited;
  return { count, endsAt: new Date(LimitEndsDate) };
}
