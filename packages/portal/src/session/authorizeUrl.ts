import type { PortalConfig } from '@countersign/api-client';
import { base64url } from './base64url.ts';
import type { Audience } from './session.ts';
import { sha256 } from './sha256.ts';
import type { Transaction } from './transaction.ts';

export const audiences: Readonly<Record<Audience, string>> = {
  api: 'urn:countersign:api',
  files: 'urn:countersign:files',
};
const scope = 'openid api files';
const secondFactorContext = 'urn:countersign:mfa';

export interface AuthorizeOptions {
  /** `none` never shows a page; `login` always does. */
  readonly prompt?: 'none' | 'login';
  /** Firm id, for the branding of the sign-in page. */
  readonly theme?: string;
}

/** Returns the parameters of a request for a code. */
export function authorizeParameters(
  { clientId }: Pick<PortalConfig['identity'], 'clientId'>,
  transaction: Transaction,
  { prompt, theme }: AuthorizeOptions = {},
): URLSearchParams {
  const search = new URLSearchParams();
  const parameters: Record<string, string | undefined> = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: transaction.redirectUri,
    scope,
    state: transaction.state,
    nonce: transaction.nonce,
    code_challenge: base64url(sha256(transaction.verifier)),
    code_challenge_method: 'S256',
    acr_values: transaction.secondFactor ? secondFactorContext : undefined,
    prompt,
    theme,
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) search.set(name, value);
  }
  for (const audience of Object.values(audiences)) search.append('resource', audience);
  return search;
}

/** Returns the address that asks the identity site for a code. */
export function authorizeUrl(endpoint: string, ...request: Parameters<typeof authorizeParameters>): string {
  const url = new URL(endpoint);
  for (const [name, value] of authorizeParameters(...request)) url.searchParams.append(name, value);
  return url.href;
}
