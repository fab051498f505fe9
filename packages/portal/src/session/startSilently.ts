import type { PortalConfig, PublishedIdentity } from '@countersign/api-client/config';
import { audiences, authorizeUrl, silently } from './authorizeUrl.ts';
import type { EarlyStart } from './earlyStart.ts';
import { TOKEN_LOCK } from './lock.ts';
import { askSilently } from './silentFrame.ts';
import { newTransaction, type Transaction } from './transaction.ts';

/** Timeout of the token endpoint in ms. */
const TOKEN_TIMEOUT_MS = 8_000;
/** The lock for other tabs is released after this time in ms, whatever happens here. */
const LOCK_LIMIT_MS = 20_000;

/** Requests the tokens if the answer matches our request; the session checks everything again. */
async function askForTokens(
  answer: URLSearchParams,
  { clientId }: Pick<PortalConfig['identity'], 'clientId'>,
  { issuer, token_endpoint: endpoint }: PublishedIdentity['metadata'],
  { state, verifier, redirectUri }: Transaction,
): Promise<Response | null> {
  const code = answer.get('code');
  if (code === null || answer.get('state') !== state || answer.get('iss') !== issuer) return null;
  return fetch(endpoint, {
    method: 'POST',
    headers: { accept: 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS),
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      code,
      resource: audiences.api,
    }),
  });
}

/**
 * Looks for a session without showing a page. It asks at once, because waiting for a lock puts the request behind the
 * first frame of the page; the tokens are fetched in turn with the other tabs of this browser.
 */
export function startSilently(
  identity: Pick<PortalConfig['identity'], 'clientId'>,
  metadata: PublishedIdentity['metadata'],
): EarlyStart {
  const transaction = newTransaction(`${location.origin}/auth/silent.html`);
  const url = authorizeUrl(metadata.authorization_endpoint, identity, transaction, silently(metadata));
  const answer = askSilently(url);
  const over = Promise.withResolvers<undefined>();
  const release = () => {
    over.resolve(undefined);
  };
  const turn = new Promise<void>((resolve) => {
    void navigator.locks.request(TOKEN_LOCK, () => {
      resolve();
      setTimeout(release, LOCK_LIMIT_MS);
      return over.promise;
    });
  });
  const reply = Promise.all([answer, turn]).then(([given]) =>
    askForTokens(given, identity, metadata, transaction),
  );
  // The code that takes this over reports the failure; it may not have loaded yet.
  answer.catch(() => undefined);
  reply.catch(() => undefined);
  return { transaction, answer, reply, release };
}
