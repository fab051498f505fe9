import { useMutation } from '@tanstack/react-query';
import type { KeptKeys } from '@countersign/api-client';
import { useServices } from '../../../services/services.tsx';
import { useBulkContext } from './useBulkContext.ts';
import { startJob, type JobRequest } from './startJob.ts';

interface StartJob {
  /**
   * Starts it; `onStarted` is called once the server has it, if the component is still mounted. `announced` is how many
   * its dialog has said will stay.
   */
  readonly start: (request: JobRequest, onStarted: () => void, announced?: number) => void;
  readonly pending: boolean;
  /** Why it was not started, or that this is unknown; null if nothing failed. */
  readonly error: Error | null;
}

/**
 * Starts jobs from a dialog.
 *
 * @param kept The same request again, while its outcome is unknown, starts nothing twice.
 */
export function useStartJob(clientId: number, kept: KeptKeys): StartJob {
  const { bulk } = useServices();
  const context = useBulkContext();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ request, announced }: { readonly request: JobRequest; readonly announced: number }) =>
      startJob({ context, bulk, clientId, kept, announced }, request),
  });
  return {
    start(request, onStarted, announced = 0) {
      mutate({ request, announced }, { onSuccess: onStarted });
    },
    pending: isPending,
    error,
  };
}
