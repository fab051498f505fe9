import { documentJobCalls, isOutcomeUnknown, type KeptKeys } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { BulkRun } from '../../../services/bulk/bulkRun.ts';
import type { BulkRunners } from '../../../services/bulk/bulkRunner.ts';
import type { BulkContext } from '../bulk/bulkContext.ts';

export type JobRequest = Schemas['DocumentJobRequest'];

interface Job {
  readonly context: BulkContext;
  readonly bulk: BulkRunners;
  readonly clientId: number;
  /** The same request again, while its outcome is unknown, starts nothing twice. */
  readonly kept: KeptKeys;
  /** How many its dialog has said will stay. @default 0 */
  readonly announced?: number;
  /** Called once it has done all of it. */
  readonly onDone?: () => void;
}

/**
 * Starts a job, the one way to start one; the tray shows it once the server has it. Rejects if it was not started, or if
 * that is unknown.
 */
export async function startJob(
  { context, bulk, clientId, kept, announced, onDone }: Job,
  request: JobRequest,
): Promise<void> {
  // First, so that no job is started that could not be shown.
  const { startedJobRun } = await import('./jobRun.ts');
  const job = await documentJobCalls
    .start(context.portal, clientId, request, kept)
    .catch((error: unknown) => {
      // If the server has it, the tray shows it, whatever its user does next.
      if (isOutcomeUnknown(error)) context.findJobs();
      throw error;
    });
  const onEnded = ({ status, failed }: BulkRun) => {
    if (status === 'finished' && failed === 0) onDone?.();
    return false;
  };
  bulk.of(job.ClientId).observe({ ...startedJobRun(context, job, { announced }), onEnded }, { isNew: true });
}
