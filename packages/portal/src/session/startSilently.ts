import type { PortalConfig } from '@countersign/api-client/config';
import type { EarlyStart } from './earlyStart.ts';
import { TOKEN_LOCK } from './lock.ts';
import { askForSession } from './sessionTokens.ts';
import { newTransaction } from './transaction.ts';

/** The lock for other tabs is released after this time in ms, whatever happens here. */
const LOCK_LIMIT_MS = 20_000;

/**
 * Looks for a session without showing a page. It asks at once, because waiting for the lock puts the request behind the
 * first frame of the page; the lock keeps other tabs from renewing a token that this one is about to bring.
 */
export function startSilently(
  endpoint: string,
  identity: Pick<PortalConfig['identity'], 'clientId'>,
): EarlyStart {
  const transaction = newTransaction(`${location.origin}/auth/silent.html`);
  const over = Promise.withResolvers<undefined>();
  const release = () => {
    over.resolve(undefined);
  };
  void navigator.locks.request(TOKEN_LOCK, () => {
    setTimeout(release, LOCK_LIMIT_MS);
    return over.promise;
  });
  const reply = askForSession(endpoint, identity, transaction);
  // The code that takes this over reports the failure; it may not have loaded yet.
  reply.catch(() => undefined);
  return { transaction, reply, release };
}
