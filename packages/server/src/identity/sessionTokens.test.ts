import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokensOfSession } from './adapter.ts';
import { hire, openIdentityDesk, type IdentityDesk } from './testing/identityDesk.ts';
import { askForTokens, type Asked } from './testing/sessionTokens.ts';
import { staffTokens } from './testing/signIn.ts';

let desk: IdentityDesk;
beforeAll(async () => {
  desk = await openIdentityDesk();
});
afterAll(() => desk.close());

const ask = (asked?: Asked) => askForTokens(desk, asked);

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
  test('come in one response, for the nonce that was sent', async () => {
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

test('the newest of a session renew, one for each of several tabs; older ones must be asked for again', async () => {
  const browser = await signedIn('tabs@firm.test');
  const other = await signedIn('other-tabs@firm.test');
  const elsewhere = Object((await ask({ cookies: other.cookies })).data).refresh_token;
  const given: string[] = [];
  for (let tab = 0; tab < tokensOfSession + 3; tab += 1) {
    const { data } = await ask({ cookies: browser.cookies });
    given.push(Object(data).refresh_token);
  }
  const oldest = given.slice(0, 3);
  for (const token of oldest) {
    const refused = await browser.refresh(token);
    expect([refused.status, await refused.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  }
  const kept = given.slice(3);
  const renewed: string[] = [];
  for (const token of kept) {
    const reply = await browser.refresh(token);
    expect(reply.status).toBe(200);
    renewed.push((await reply.json()).refresh_token);
  }
  // A tab whose token was dropped is given another, and takes the oldest one's place.
  expect((await ask({ cookies: browser.cookies })).reply.status).toBe(200);
  const statuses: number[] = [];
  for (const token of renewed) statuses.push((await browser.refresh(token)).status);
  expect(statuses).toEqual([400, ...renewed.slice(1).map(() => 200)]);
  expect((await other.refresh(elsewhere)).status).toBe(200);
});

test('are given to any number of tabs at once, and few stay', async () => {
  const browser = await signedIn('at-once@firm.test');
  const replies = await Promise.all(
    Array.from({ length: 2 * tokensOfSession }, () => ask({ cookies: browser.cookies })),
  );
  expect(replies.map(({ reply }) => reply.status)).toEqual(replies.map(() => 200));
  await ask({ cookies: browser.cookies });
  const { subject } = await desk.app.db
    .selectFrom('logins')
    .select('subject')
    .where('email', '=', 'at-once@firm.test')
    .executeTakeFirstOrThrow();
  const unused = await desk.app.db
    .selectFrom('oidc_records')
    .select('id')
    .where('model', '=', 'RefreshToken')
    .where('account_id', '=', subject)
    .where('consumed_at', 'is', null)
    .execute();
  expect(unused).toHaveLength(tokensOfSession);
});
