import type { OnFailed } from '@countersign/api-client';
import type { FailedCallLog } from '../services/failedCalls/failedCallLog.ts';
import type { RouterServices } from './routerServices.ts';

/** Logs the failed calls of one session. What does it loads when the first call fails. */
export function lateFailedCalls({ config, session }: Pick<RouterServices, 'config' | 'session'>): OnFailed {
  let log: Promise<FailedCallLog> | undefined;

  async function load(): Promise<FailedCallLog> {
    const { sessionFailedCalls } = await import('./sessionFailedCalls.ts');
    return sessionFailedCalls(config, session);
  }

  return (call, error) => {
    log ??= load();
    log.then(
      ({ note }) => {
        note(call, error);
      },
      // Nothing could report that. The next failure tries again.
      () => {
        log = undefined;
      },
    );
  };
}
