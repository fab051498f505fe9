import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hire, openIdentityDesk, type IdentityDesk } from './testing/identityDesk.ts';
import { staffTokens } from './testing/signIn.ts';

let desk: IdentityDesk;
beforeAll(async () => {
  desk = await openIdentityDesk();
});
afterAll(() => desk.close());

interface Asked {
  readonly cookies?: ReadonlyMap<string, string>;
  readonly headers?: Record<string, string>;
  /** Parameters in place of the usual ones. */
  readonly over?: Record<string, string>;
}

/** As the portal's first script asks, with the cookies of a browser. */
async function ask({ cookies = new Map(), headers = {}, over = {} }: Asked = {}) {
  const { identity, portal } = desk.app.config.origins;
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

async function signedIn(email: string) {
  await hire(desk, email);
  const browser = desk.browser();
  await staffTokens(browser, email);
  return browser;
}

function claimsOf(token: unknown): unknown {
  return JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString());
}

describe('the tokens of a session', () => {
  test('come in one answer, for the nonce that was sent', async () => {
    const { cookies } = await signedIn('tokens@firm.test');
    const { portal } = desk.app.config.origins;
    const { reply, data } = await ask({ cookies });
    expect(reply.status).toBe(200);
    expect(data).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      id_token: expect.any(String),
      token_type: 'Bearer',
    });
    const { id_token: idToken, access_token: accessToken } = Object(data);
    expect(claimsOf(idToken)).toMatchObject({ nonce: 'a-nonce', aud: 'portal' });
    expect(claimsOf(accessToken)).toMatchObject({ aud: 'urn:countersign:api' });
    expect(reply.headers.get('cache-control')).toContain('no-store');
    expect(reply.headers.get('access-control-allow-origin')).toBe(portal);
    expect(reply.headers.get('access-control-allow-credentials')).toBe('true');
    expect(reply.headers.get('access-control-expose-headers')).toContain('Date');
    expect(reply.headers.get('vary')).toContain('Origin');
  });

  test('are refused where nobody is signed in', async () => {
    const { reply, data } = await ask();
    expect(reply.status).toBe(400);
    expect(data).toMatchObject({ error: 'login_required' });
  });

  test('are refused after a sign-out', async () => {
    const browser = await signedIn('gone@firm.test');
    await browser.signOut();
    const { reply, data } = await ask({ cookies: browser.cookies });
    expect(reply.status).toBe(400);
    expect(data).toMatchObject({ error: 'login_required' });
  });

  test.each([
    ['another site', { origin: 'https://evil.test' }],
    ['the signing site', { origin: 'signing' }],
    ['nowhere', { origin: '' }],
    ['a page without an origin', { origin: 'null' }],
  ])('are refused to %s, which cannot read the answer either', async (_name, { origin }) => {
    const { cookies } = await signedIn(`from-${origin.replace(/\W/g, '')}@firm.test`);
    const from = origin === 'signing' ? desk.app.config.origins.signing : origin;
    const { reply, text } = await ask({ cookies, headers: { origin: from } });
    expect(reply.status).toBe(403);
    expect(text).not.toContain('token"');
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    ['a verifier that does not match', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['no challenge', { code_challenge: '' }, 'invalid_request'],
    ['an audience that does not exist', { resource: 'urn:countersign:all' }, 'invalid_target'],
    ['a second factor that is not there', { acr_values: 'urn:countersign:mfa' }, 'login_required'],
  ])('are refused for %s', async (name, over, error) => {
    const { cookies } = await signedIn(`${name.replace(/\W/g, '-')}@firm.test`);
    const { reply, data } = await ask({ cookies, over });
    expect(reply.status).toBe(400);
    expect(data).toMatchObject({ error });
  });

  test('never go to an address that is not registered', async () => {
    const { cookies } = await signedIn('elsewhere@firm.test');
    const over = { redirect_uri: 'https://evil.test/auth/silent.html' };
    const { reply, text } = await ask({ cookies, over });
    expect(reply.status).toBe(400);
    expect(text).not.toContain('token"');
  });

  test('never show a page, whatever the request says', async () => {
    const { reply, data } = await ask({ over: { prompt: 'login', response_mode: 'form_post' } });
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(data).toMatchObject({ error: 'login_required' });
  });

  test('are those of the portal, whatever client is named', async () => {
    const { cookies } = await signedIn('client@firm.test');
    const { data } = await ask({ cookies, over: { client_id: 'signing' } });
    expect(claimsOf(Object(data).id_token)).toMatchObject({ aud: 'portal' });
  });
});

test('reads the person once for the code and once for the tokens, whatever asks for them', async () => {
  const browser = await signedIn('once@firm.test');
  const db = desk.app.db;
  const reads: string[] = [];
  desk.app.db = db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"logins"'))
        reads.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  try {
    expect((await ask({ cookies: browser.cookies })).reply.status).toBe(200);
  } finally {
    desk.app.db = db;
  }
  expect(reads).toHaveLength(2);
});
