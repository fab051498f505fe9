import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hire, openIdentityDesk, type IdentityDesk } from './testing/identityDesk.ts';
import { staffTokens } from './testing/signIn.ts';

let desk: IdentityDesk;
beforeAll(async () => {
  desk = await openIdentityDesk();
});
afterAll(() => desk.close());

/** As the frame of the silent sign-in asks, with the cookies of a browser. */
async function ask(cookies: ReadonlyMap<string, string>, over: Record<string, string> = {}) {
  const { identity, portal } = desk.app.config.origins;
  const query = new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    response_mode: 'web_message',
    redirect_uri: `${portal}/auth/silent.html`,
    scope: 'openid',
    state: 'state</script>',
    nonce: 'nonce',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    prompt: 'none',
    ...over,
  });
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await fetch(`${identity}/auth?${query}`, { headers: { cookie }, redirect: 'manual' });
  const body = await reply.text();
  const data = /id="answer">(.*?)<\/script>/.exec(body)?.[1];
  const message: unknown = data === undefined ? null : JSON.parse(data);
  return { reply, body, message, policy: reply.headers.get('content-security-policy') ?? '' };
}

describe('a silent sign-in that asks for a message', () => {
  test('is answered by a page that only the portal may frame, and only the portal hears', async () => {
    await hire(desk, 'message@firm.test');
    const browser = desk.browser();
    await staffTokens(browser, 'message@firm.test');
    const { reply, body, message, policy } = await ask(browser.cookies);
    const { identity, portal } = desk.app.config.origins;
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toContain('no-store');
    expect(message).toEqual({
      origin: portal,
      type: 'authorization_response',
      response: { code: expect.stringMatching(/^[\w-]{20,}$/), state: 'state</script>', iss: identity },
    });
    expect(policy).toContain(`frame-ancestors ${portal};`);
    expect(policy).not.toContain('unsafe');
    const script = /<script>(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  });

  test('says that somebody has to sign in where there is no session', async () => {
    const { reply, message } = await ask(new Map());
    expect(reply.status).toBe(200);
    expect(message).toMatchObject({ type: 'authorization_response', response: { error: 'login_required' } });
  });

  test('posts nothing to an address that is not registered', async () => {
    const evil = { redirect_uri: 'https://evil.test/auth/silent.html' };
    const { reply, body, policy } = await ask(new Map(), evil);
    expect(reply.status).toBe(400);
    expect(body).not.toContain('postMessage');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('evil');
  });

  test('is for the portal only', async () => {
    const { signing } = desk.app.config.origins;
    const { body } = await ask(new Map(), { client_id: 'signing', redirect_uri: `${signing}/callback` });
    expect(body).not.toContain('"code"');
    expect(body).not.toContain('login_required');
    const unknown = await ask(new Map(), { client_id: 'nobody' });
    expect(unknown.reply.status).toBe(400);
    expect(unknown.message).toBeNull();
  });
});

test('reads the person of a silent sign-in once, whatever asks for them', async () => {
  await hire(desk, 'once@firm.test');
  const browser = desk.browser();
  await staffTokens(browser, 'once@firm.test');
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
    const { message } = await ask(browser.cookies);
    expect(message).toMatchObject({ response: { code: expect.any(String) } });
  } finally {
    desk.app.db = db;
  }
  expect(reads).toHaveLength(1);
});
