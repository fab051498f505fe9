import type { PortalConfig } from '@countersign/api-client/config';
import { authorizeParameters } from './authorizeUrl.ts';
import type { EarlyStart } from './earlyStart.ts';
import { TOKEN_LOCK } from './lock.ts';
import { newTransaction, type Transaction } from './transaction.ts';

/** Timeout of the look for a session in ms. */
export const SILENT_TIMEOUT_MS = 3_000;
/** The lock for other tabs is released after this time in ms, whatever happens here. */
const LOCK_LIMIT_MS = 20_000;

/**
 * Asks the identity site for the tokens of this browser's session: the request for a code and its exchange in one
 * round trip. The response is that of the token endpoint, unchecked.
 */
export function askForSession(
  endpoint: string,
  identity: Pick<PortalConfig['identity'], 'clientId'>,
  transaction: Transaction,
  ask: typeof fetch = fetch,
): Promise<Response> {
  const body = authorizeParameters(identity, transaction);
  body.set('code_verifier', transaction.verifier);
  return ask(endpoint, {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(SILENT_TIMEOUT_MS),
    body,
  });
}

/** Reads the whole response: the timeout of a request also takes a body that arrived and was not read yet. */
async function readWhole(reply: Response): Promise<Response> {
  // A redirect that is not followed has neither a body nor a status that could be given to another.
  if (reply.body === null) return reply;
  const { status, statusText, headers } = reply;
  return new Response(await reply.arrayBuffer(), { status, statusText, headers });
}

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
  // The code that reads it may take longer to load than the identity site may take to respond.
  const reply = askForSession(endpoint, identity, transaction).then(readWhole);
  // The code that takes this over reports the failure; it may not have loaded yet.
  reply.catch(() => undefined);
  return { transaction, reply, release };
}
