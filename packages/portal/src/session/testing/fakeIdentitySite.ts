import { createIdentityClient, type IdentityClient } from '../identityClient.ts';

const issuer = 'http://localhost:4001';

/**
 * An identity site in memory, with real discovery, keys and signed tokens, so that the client's checks are
 * real.
 */
export interface FakeIdentitySite {
  readonly client: IdentityClient;
  /** Claims of the next ID token, overriding the valid ones. */
  claims: Record<string, unknown>;
  /** Milliseconds by which its clock is ahead of this machine's. */
  ahead: number;
  /** Changes the next ID token after signing. */
  tamper: (token: string) => string;
  /** Thrown by every later call, as where the site cannot be reached. */
  fails: Error | null;
  readonly fetch: typeof fetch;
  /** Bodies of the calls for tokens. */
  readonly asked: URLSearchParams[];
}

function base64url(value: string | ArrayBuffer): string {
  return Buffer.from(typeof value === 'string' ? Buffer.from(value) : new Uint8Array(value)).toString(
    'base64url',
  );
}

/** @param discovered What the site publishes beyond its endpoints. */
export async function startFakeIdentitySite(
  nonce: () => string,
  discovered: Readonly<Record<string, unknown>> = {},
): Promise<FakeIdentitySite> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const published = { ...(await crypto.subtle.exportKey('jwk', keys.publicKey)), kid: 'k1', alg: 'ES256' };
  const asked: URLSearchParams[] = [];

  async function signed(claims: object): Promise<string> {
    const text = [{ alg: 'ES256', kid: 'k1' }, claims]
      .map((part) => base64url(JSON.stringify(part)))
      .join('.');
    const signature = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      keys.privateKey,
      new TextEncoder().encode(text),
    );
    return `${text}.${base64url(signature)}`;
  }

  async function answer(url: URL, body: URLSearchParams): Promise<Response> {
    if (url.pathname === '/.well-known/openid-configuration') {
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        end_session_endpoint: `${issuer}/session/end`,
        authorization_response_iss_parameter_supported: true,
        ...discovered,
      });
    }
    if (url.pathname === '/jwks') return Response.json({ keys: [published] });
    asked.push(body);
    if (body.get('refresh_token') === 'spent') {
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    }
    const date = new Date(Date.now() + site.ahead);
    const now = Math.floor(date.getTime() / 1000);
    const claims = {
      iss: issuer,
      aud: 'portal',
      sub: 's1',
      iat: now,
      exp: now + 60,
      nonce: nonce(),
      ...site.claims,
    };
    const grant = {
      access_token: `access ${body.get('resource') ?? ''}`,
      token_type: 'Bearer',
      expires_in: 300,
      refresh_token: `refresh-${asked.length}`,
      id_token: site.tamper(await signed(claims)),
    };
    return Response.json(grant, { headers: { Date: date.toUTCString() } });
  }

  const ask: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    if (site.fails !== null && url.pathname.includes('token')) throw site.fails;
    return answer(url, new URLSearchParams(String(init?.body ?? '')));
  };

  const site: FakeIdentitySite = {
    client: createIdentityClient({ identity: { issuer, clientId: 'portal' }, fetch: ask }),
    fetch: ask,
    fails: null,
    claims: {},
    ahead: 0,
    tamper: (token) => token,
    asked,
  };
  return site;
}
