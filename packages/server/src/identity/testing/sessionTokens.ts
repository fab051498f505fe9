import { createHash, randomBytes } from 'node:crypto';
import type { IdentityDesk } from './identityDesk.ts';

export interface Asked {
  readonly cookies?: ReadonlyMap<string, string>;
  readonly headers?: Record<string, string>;
  /** Parameters in place of the usual ones. */
  readonly over?: Record<string, string>;
}

/** As the portal's first script asks, with the cookies of a browser. */
export async function askForTokens(
  { app }: Pick<IdentityDesk, 'app'>,
  { cookies = new Map(), headers = {}, over = {} }: Asked = {},
) {
  const { identity, portal } = app.config.origins;
  const verifier = randomBytes(32).toString('base64url');
  const body = new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    redirect_uri: `${portal}/auth/silent.html`,
    scope: 'openid api files',
    resource: 'urn:countersign:api',
    state: 'state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    code_verifier: verifier,
    ...over,
  });
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await fetch(`${identity}/session/tokens`, {
    method: 'POST',
    headers: { cookie, origin: portal, ...headers },
    body,
    redirect: 'manual',
  });
  const text = await reply.text();
  const data: unknown = JSON.parse(text);
  return { reply, data, text };
}
