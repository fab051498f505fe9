import type { PortalConfig } from '@countersign/api-client/config';
import { authorizeParameters } from './authorizeUrl.ts';
import type { Transaction } from './transaction.ts';

/** Timeout of the look for a session in ms. */
export const SILENT_TIMEOUT_MS = 3_000;

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
