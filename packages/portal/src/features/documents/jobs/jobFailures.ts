import { documentJobCalls, type PortalClient } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { problemType, retryableCodes, shownName, type ErrorCode } from '@countersign/api-client/rules';
import type { BulkFailure } from '../../../services/bulk/bulkRun.ts';
import { documentScreenMessages } from '../documents.messages.ts';

type Outcome = Schemas['DocumentJobOutcome'];

/** Failures of one page. */
const PAGE = 50;

const gone = typesOf('notFound', 'documentNotFound');

const passing = typesOf(...retryableCodes);

function typesOf(...codes: readonly ErrorCode[]): ReadonlySet<string | null> {
  return new Set(codes.map(problemType));
}

function lastingOf({ Type }: Outcome): BulkFailure['lasting'] {
  if (gone.has(Type)) return 'missing';
  return passing.has(Type) ? undefined : 'blocked';
}

function failureOf(outcome: Outcome): BulkFailure {
  const { Id, Title, Message } = outcome;
  const name = Title === '' ? documentScreenMessages.unnamed(Id) : shownName(Title);
  return { id: Id, name, reason: Message ?? '', lasting: lastingOf(outcome) };
}

/** Reads the next failures of a job that has ended: those that a retry may help come first. */
export async function readFailures(
  portal: PortalClient,
  jobId: number,
  from: number,
): Promise<readonly BulkFailure[]> {
  const page = { pageNumber: Math.floor(from / PAGE) + 1, itemsPerPage: PAGE };
  const { Items } = await documentJobCalls.outcomes(portal, jobId, page);
  return Items.slice(from % PAGE)
    .filter(({ State }) => State === 'failed')
    .map(failureOf);
}
