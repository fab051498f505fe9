import { createPortalClient, writeLog, type PortalConfig } from '@countersign/api-client';
import { createErrorLog, type ErrorLog } from '../services/errorLog.ts';
import type { Session } from '../session/session.ts';

/** Logs errors for the signed-in user. Before sign-in nothing is logged, because the log needs a session. */
export function sessionErrorLog(config: PortalConfig, session: Session): ErrorLog {
  return createErrorLog({
    async write(entry) {
      if (session.getSnapshot().status !== 'signedIn') return;
      const portal = createPortalClient({
        baseUrl: config.api,
        getToken: () => session.token('api'),
        onUnauthorized: () => {
          session.unauthorized();
        },
      });
      await writeLog(portal, 'error', entry);
    },
    random: () => crypto.randomUUID(),
    path: () => window.location.pathname,
  });
}
