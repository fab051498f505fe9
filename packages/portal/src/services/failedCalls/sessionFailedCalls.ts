import { createPortalClient, realTiming, writeLog, type PortalConfig } from '@countersign/api-client';
import type { Session } from '../../session/session.ts';
import { createFailedCallLog, type FailedCallLog } from './failedCallLog.ts';

/** Logs failed calls as the signed-in user. Without a session nothing is logged, because the log needs one. */
export function sessionFailedCalls(config: PortalConfig, session: Session): FailedCallLog {
  const isSignedIn = () => session.getSnapshot().status === 'signedIn';
  // Never leaves the page for a second factor: its user has not asked for anything.
  const portal = createPortalClient({
    baseUrl: config.api,
    getToken: () => session.token('api'),
    onUnauthorized: () => {
      session.unauthorized();
    },
  });
  const { note, flush } = createFailedCallLog({
    async write(entry) {
      if (isSignedIn()) await writeLog(portal, 'warning', entry);
    },
    isOnline: () => navigator.onLine,
    timing: realTiming,
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  return {
    note(call, error) {
      // Reads end with their session, which is no failure.
      if (isSignedIn()) note(call, error);
    },
    flush,
  };
}
