import type { OnFailed, PortalConfig } from '@countersign/api-client';
import type { Session } from '../../session/session.ts';
import type { FailedCallLog } from './failedCallLog.ts';

/** Logs the failed calls of one session. What does it loads when the first call fails. */
export function lateFailedCalls(config: PortalConfig, session: Session): OnFailed {
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
