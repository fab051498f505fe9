import type { PortalConfig } from '@countersign/api-client';
import { createErrorLog, type ErrorLog } from '../services/errorLog.ts';
import type { Session } from '../session/session.ts';

/** Notes errors in the name of whoever is signed in. Before that nobody could be told: the log needs a session. */
export function sessionErrorLog(config: PortalConfig, session: Session): ErrorLog {
  return createErrorLog({
    async write(entry) {
      if (session.getSnapshot().status !== 'signedIn') return;
      // Loaded when there is something to tell: the pages before the sign-in do without the client.
      const { createPortalClient, writeLog } = await import('@countersign/api-client');
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
