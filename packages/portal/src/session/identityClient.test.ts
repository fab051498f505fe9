import { beforeEach, describe, expect, it } from 'vitest';
import { askForSession } from './sessionTokens.ts';
import { startFakeIdentitySite, type FakeIdentitySite } from './testing/fakeIdentitySite.ts';
import { newTransaction } from './transaction.ts';

const transaction = newTransaction('http://localhost:4000/callback');
const answerFor = (over: Record<string, string> = {}) =>
  new URLSearchParams({ code: 'c1', state: transaction.state, iss: 'http://localhost:4001', ...over });
let site: FakeIdentitySite;

/** A response whose body ends with the timeout of the request. */
function stalled(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.error(new DOMException('The operation timed out.', 'TimeoutError'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

beforeEach(async () => {
  site = await startFakeIdentitySite(() => transaction.nonce);
});

describe('the way to the sign-in page', () => {
  it('asks for a code with PKCE, for both services, and for the look of a firm', async () => {
    const url = new URL(await site.client.authorizeUrl(transaction, { theme: '12' }));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'portal',
      response_type: 'code',
      redirect_uri: 'http://localhost:4000/callback',
      scope: 'openid api files',
      state: transaction.state,
      nonce: transaction.nonce,
      code_challenge_method: 'S256',
      theme: '12',
    });
    expect(url.searchParams.getAll('resource')).toEqual(['urn:countersign:api', 'urn:countersign:files']);
    expect(url.searchParams.has('prompt')).toBe(false);
    expect(url.href).not.toContain(transaction.verifier);
  });

  it('asks for a second factor where the transaction does', async () => {
    const url = await site.client.authorizeUrl({ ...transaction, secondFactor: true }, { prompt: 'none' });
    expect(new URL(url).searchParams.get('acr_values')).toBe('urn:countersign:mfa');
    expect(new URL(url).searchParams.get('prompt')).toBe('none');
  });
});

describe('the response', () => {
  it('becomes tokens for the API and claims that were checked', async () => {
    site.claims = { email: 'a@b.test' };
    const grant = await site.client.redeem(answerFor(), transaction);
    expect(grant).toMatchObject({ accessToken: 'access urn:countersign:api', expiresIn: 300, subject: 's1' });
    expect(grant.claims['email']).toBe('a@b.test');
    expect(site.asked[0]?.get('code_verifier')).toBe(transaction.verifier);
  });

  it.each([
    ['another audience', { aud: 'someone-else' }],
    ['another issuer', { iss: 'http://evil.test' }],
    ['another nonce', { nonce: 'replayed' }],
    ['an expired token', { exp: 1_000_000_000, iat: 999_999_000 }],
  ])('is invalid_token with %s', async (_name, claims) => {
    site.claims = claims;
    await expect(site.client.redeem(answerFor(), transaction)).rejects.toMatchObject({
      code: 'invalid_token',
    });
  });

  it.each([
    ['a day ahead', -86_400_000],
    ['a day behind', 86_400_000],
  ])('is accepted on a machine whose clock is %s', async (_name, ahead) => {
    site.ahead = ahead;
    expect(await site.client.redeem(answerFor(), transaction)).toMatchObject({ subject: 's1' });
  });

  it('is invalid_token when the token was edited after signing', async () => {
    site.tamper = (token) => {
      const [head = '', body = '', signature = ''] = token.split('.');
      const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
      const edited = { ...Object(claims), email: 'boss@firm.test' };
      return [head, Buffer.from(JSON.stringify(edited)).toString('base64url'), signature].join('.');
    };
    await expect(site.client.redeem(answerFor(), transaction)).rejects.toMatchObject({
      code: 'invalid_token',
    });
  });

  it('is refused for a state that was not asked with, before anything is sent', async () => {
    const answer = answerFor({ state: 'made-up' });
    await expect(site.client.redeem(answer, transaction)).rejects.toMatchObject({ code: 'invalid_token' });
    expect(site.asked).toEqual([]);
  });

  it('keeps the provider’s own code', async () => {
    const answer = new URLSearchParams({
      error: 'login_required',
      state: transaction.state,
      iss: 'http://localhost:4001',
    });
    await expect(site.client.redeem(answer, transaction)).rejects.toMatchObject({ code: 'login_required' });
  });
});

describe('the session of this browser', () => {
  it('cannot be asked for where the identity site has no address for it', async () => {
    expect(await site.client.resume(transaction)).toBeNull();
    expect(site.asked).toEqual([]);
  });

  describe('at an identity site that has one', () => {
    beforeEach(async () => {
      site = await startFakeIdentitySite(() => transaction.nonce, {
        session_token_endpoint: 'http://localhost:4001/session/tokens',
      });
    });

    it('becomes tokens in one request, with claims that were checked', async () => {
      expect(await site.client.resume(transaction)).toMatchObject({ subject: 's1', expiresIn: 300 });
      expect(site.asked).toHaveLength(1);
      expect(Object.fromEntries(site.asked[0] ?? [])).toMatchObject({
        client_id: 'portal',
        redirect_uri: transaction.redirectUri,
        nonce: transaction.nonce,
        code_challenge_method: 'S256',
        code_verifier: transaction.verifier,
      });
    });

    it('is checked where the response was requested early', async () => {
      site.claims = { nonce: 'replayed' };
      const early = await askForSession(
        'http://localhost:4001/session/tokens',
        { clientId: 'portal' },
        transaction,
        site.fetch,
      );
      await expect(site.client.resume(transaction, early)).rejects.toMatchObject({ code: 'invalid_token' });
      expect(site.asked).toHaveLength(1);
    });

    it('says that somebody has to sign in', async () => {
      const early = Response.json({ error: 'login_required' }, { status: 400 });
      await expect(site.client.resume(transaction, early)).rejects.toMatchObject({ code: 'login_required' });
    });

    it.each([
      ['no answer', new TypeError('Failed to fetch')],
      ['an answer that takes too long', new DOMException('The operation timed out.', 'TimeoutError')],
    ])('is unreachable with %s', async (_name, failure) => {
      site.fails = failure;
      await expect(site.client.resume(transaction)).rejects.toMatchObject({ code: 'unreachable' });
    });

    it.each([
      ['a gateway’s page', () => new Response('<h1>502</h1>', { status: 502 })],
      ['a gateway’s 403', () => new Response('<h1>403</h1>', { status: 403 })],
      ['a gateway’s 524', () => new Response('<h1>524</h1>', { status: 524 })],
      ['HTML in a 200', () => new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } })],
      ['broken JSON', () => new Response('{"access_', { headers: { 'Content-Type': 'application/json' } })],
      ['a stall in the body', stalled],
      ['a request timeout', () => Response.json({ error: 'slow' }, { status: 408 })],
      ['too many requests', () => Response.json({ error: 'busy' }, { status: 429 })],
      ['an outage', () => Response.json({ error: 'temporarily_unavailable' }, { status: 503 })],
    ])('is unreachable with %s', async (_name, answer) => {
      await expect(site.client.resume(transaction, answer())).rejects.toMatchObject({ code: 'unreachable' });
    });
  });
});

describe('renewing', () => {
  it('asks for one service at a time and takes the new refresh token', async () => {
    const grant = await site.client.refresh('r1', 'files');
    expect(grant).toMatchObject({ accessToken: 'access urn:countersign:files', refreshToken: 'refresh-1' });
  });

  it('says when the refresh token is spent', async () => {
    await expect(site.client.refresh('spent', 'api')).rejects.toMatchObject({
      code: 'invalid_grant',
      status: 400,
    });
  });
});

describe('signing out', () => {
  it('names the portal and the way back, and no token', async () => {
    const url = new URL(await site.client.signOutUrl('http://localhost:4000/login?signedOut=1'));
    expect(url.pathname).toBe('/session/end');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'portal',
      post_logout_redirect_uri: 'http://localhost:4000/login?signedOut=1',
    });
    const proved = new URL(await site.client.signOutUrl('http://localhost:4000/login?signedOut=1', 's'));
    expect(proved.searchParams.get('state')).toBe('s');
  });
});
