import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { documentJobCalls, isUnsettled, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { useToasts } from '@countersign/ui';
import { canRestoreAll } from '../../../services/me.ts';
import { useServices } from '../../../services/services.tsx';
import type { SelectedTarget } from '../actions/severalRuns.ts';
import { startedJobRun } from './jobRun.ts';
import { jobRejected } from './jobs.messages.ts';

interface StartJob {
  readonly start: (request: Pick<Schemas['DocumentJobRequest'], 'action' | 'filterId'>) => void;
  readonly pending: boolean;
  /** Why it was not started. */
  readonly failure: string | undefined;
}

/**
 * Starts a job from a dialog; the tray shows it once the server has it.
 *
 * @param onStarted Called then, if the dialog is still open.
 */
export function useStartJob(clientId: number, target: SelectedTarget, onStarted: () => void): StartJob {
  const { bulk, portal, files, settings, me } = useServices();
  const canRestore = canRestoreAll(me);
  const queryClient = useQueryClient();
  const toasts = useToasts();
  /** Of an attempt that may have reached the server: the same again starts nothing twice. */
  const unsettled = useRef<{ readonly request: string; readonly key: string } | null>(null);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (request: Schemas['DocumentJobRequest']) => {
      const text = JSON.stringify(request);
      const key = unsettled.current?.request === text ? unsettled.current.key : crypto.randomUUID();
      try {
        return await documentJobCalls.start(portal, clientId, request, key);
      } catch (failed) {
        unsettled.current = isUnsettled(failed) ? { request: text, key } : null;
        throw failed;
      }
    },
    onSuccess: (job) => {
      bulk
        .of(job.ClientId)
        .observe(startedJobRun({ portal, files, queryClient, toasts, settings, canRestore }, job));
    },
  });
  return {
    start(request) {
      mutate({ ...request, ...target.named }, { onSuccess: onStarted });
    },
    pending: isPending,
    failure:
      error === null || variables === undefined
        ? undefined
        : `${jobRejected(variables.action)}. ${messageOf(error)}`,
  };
}
