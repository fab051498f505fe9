import { useMutation } from '@tanstack/react-query';
import { documentJobCalls, type KeptKeys } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { useServices } from '../../../services/services.tsx';
import { useBulkContext } from '../bulk/bulkContext.ts';

type JobRequest = Schemas['DocumentJobRequest'];

interface StartJob {
  /** Starts it; `onStarted` is called once the server has it, if the component is still mounted. */
  readonly start: (request: JobRequest, onStarted: () => void) => void;
  /** Starts it, also if the component is unmounted meanwhile; rejects if it was not started, or if that is unknown. */
  readonly attempt: (request: JobRequest) => Promise<void>;
  readonly pending: boolean;
  /** Why it was not started, or that this is unknown; null if nothing failed. */
  readonly error: Error | null;
}

/**
 * Starts jobs from a screen or a dialog, the one way to start them; the tray shows each once the server has it.
 *
 * @param kept The same request again, while its outcome is unknown, starts nothing twice.
 */
export function useStartJob(clientId: number, kept: KeptKeys): StartJob {
  const { bulk } = useServices();
  const context = useBulkContext();
  const { mutate, mutateAsync, isPending, error } = useMutation({
    mutationFn: async (request: JobRequest) => {
      // First, so that no job is started that could not be shown.
      const { startedJobRun } = await import('./jobRun.ts');
      const job = await documentJobCalls.start(context.portal, clientId, request, kept);
      bulk.of(job.ClientId).observe(startedJobRun(context, job), { isNew: true });
    },
  });
  return {
    start(request, onStarted) {
      mutate(request, { onSuccess: onStarted });
    },
    attempt: mutateAsync,
    pending: isPending,
    error,
  };
}
