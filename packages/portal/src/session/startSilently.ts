import type { PortalConfig, PublishedIdentity } from '@countersign/api-client/config';
import { audiences, authorizeUrl } from './authorizeUrl.ts';
import type { EarlyStart } from './earlyStart.ts';
import { TOKEN_LOCK } from './lock.ts';
import { askSilently } from './silentFrame.ts';
import { newTransaction, type Transaction } from './transaction.ts';

/** How long the token endpoint may take, in milliseconds. */
const TOKEN_TIMEOUT_MS = 8_000;
/** The other tabs get their turn after this long whatever happens here, in milliseconds. */
const LOCK_LIMIT_MS = 20_000;

/** Asks for the tokens of an answer that is one to our question; the session checks everything once more. */
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

/** Looks for a session without asking anybody anything, in turn with the other tabs of this browser. */
export function startSilently(
  identity: Pick<PortalConfig['identity'], 'clientId'>,
  metadata: PublishedIdentity['metadata'],
): EarlyStart {
  const transaction = newTransaction(`${location.origin}/auth/silent.html`);
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
  const url = authorizeUrl(metadata.authorization_endpoint, identity, transaction, { prompt: 'none' });
  const answer = turn.then(async () => askSilently(await url));
  const reply = answer.then((given) => askForTokens(given, identity, metadata, transaction));
  // Whoever takes this over hears of what failed; nobody may be there yet.
  answer.catch(() => undefined);
  reply.catch(() => undefined);
  return { transaction, answer, reply, release };
}
