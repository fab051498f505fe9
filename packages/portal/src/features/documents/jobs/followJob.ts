import { canRetryRead, documentJobCalls, isApiError, isOutcomeUnknown } from '@countersign/api-client';
import type { PortalClient } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';

export type Job = Schemas['DocumentJob'];

/** Polling intervals in milliseconds: most jobs end soon, so the first are short. */
const FIRST_MS = 400;
const SLOWER = 1.3;
const LONGEST_MS = 5_000;
/** While the page is hidden. */
const HIDDEN_MS = 30_000;

/** Waits; but not after the page becomes visible, the network returns, or the user cancels. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const wake = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(wake, ms);
    const until = { signal: over.signal };
    const wakeIfVisible = () => {
      if (!document.hidden) wake();
    };
    document.addEventListener('visibilitychange', wakeIfVisible, until);
    window.addEventListener('online', wake, until);
    signal.addEventListener('abort', wake, until);
  });
}

/** Whether the same call may succeed later: the job goes on meanwhile. */
function passes(error: unknown): boolean {
  return isApiError(error) && (canRetryRead(error) || isOutcomeUnknown(error));
}

interface Following {
  readonly portal: PortalClient;
  readonly job: Job;
  /** An abort cancels the job, as soon as the server can be reached. */
  readonly signal: AbortSignal;
  readonly onStep: (job: Job) => void;
  /** Called each time that its progress could not be read, and is asked for again. */
  readonly onMissed: () => void;
}

/**
 * Polls a job until it ends, and returns it. Neither a lost connection nor a gateway's page ends it.
 *
 * @throws what will not pass: the job does not exist any more, or the session has ended
 */
export async function followJob({ portal, job, signal, onStep, onMissed }: Following): Promise<Job> {
  let current = job;
  let hasFailed = false;
  for (let ms = FIRST_MS; current.EndedDate === null; ms = Math.min(ms * SLOWER, LONGEST_MS)) {
    if (!signal.aborted || hasFailed) await pause(document.hidden ? HIDDEN_MS : ms, signal);
    try {
      const call = signal.aborted ? documentJobCalls.cancel : documentJobCalls.read;
      current = await call(portal, current.Id);
      hasFailed = false;
      onStep(current);
    } catch (error) {
      if (!passes(error)) throw error;
      hasFailed = true;
      onMissed();
    }
  }
  return current;
}
