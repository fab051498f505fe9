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
  /** How a frame is answered: by a message of the identity site itself; else by a redirect to a page of ours. */
  readonly responseMode?: typeof WEB_MESSAGE;
}

/** The OAuth response mode that saves a frame the redirect. */
const WEB_MESSAGE = 'web_message';

/** Never shows a page, and takes the shortest way that the identity site knows. */
export function silently({
  response_modes_supported: modes = [],
}: {
  readonly response_modes_supported?: readonly string[] | undefined;
}): AuthorizeOptions {
  return { prompt: 'none', ...(modes.includes(WEB_MESSAGE) && { responseMode: WEB_MESSAGE }) };
}

/** Returns the address that asks the identity site for a code. */
export function authorizeUrl(
  endpoint: string,
  { clientId }: Pick<PortalConfig['identity'], 'clientId'>,
  transaction: Transaction,
  { prompt, theme, responseMode }: AuthorizeOptions = {},
): string {
  const url = new URL(endpoint);
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
    response_mode: responseMode,
    theme,
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  for (const audience of Object.values(audiences)) url.searchParams.append('resource', audience);
  return url.href;
}
