import { brotliDecompressSync } from 'node:zlib';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityMessages } from './identity.messages.ts';
import { openIdentityDesk, type IdentityDesk } from './testing/identityDesk.ts';

let desk: IdentityDesk;
beforeAll(async () => {
  desk = await openIdentityDesk();
});
afterAll(() => desk.close());

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As a browser asks, but nothing is followed and nothing unpacked. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(new URL(path, desk.app.config.origins.identity), { headers }, (reply) => {
      buffer(reply).then(
        (body) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }),
        reject,
      );
    }).on('error', reject);
  });
}

function signInAddress(extra: Record<string, string> = {}): string {
  const { portal } = desk.app.config.origins;
  const query = new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    redirect_uri: `${portal}/callback`,
    scope: 'openid',
    state: 'state',
    nonce: 'nonce',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...extra,
  });
  return `/auth?${query}`;
}

test('the request for a sign-in returns the password page, without a redirect', async () => {
  const { status, headers, body } = await ask(signInAddress());
  expect(status).toBe(200);
  expect(headers.location).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'nonce-[\w+/=]{24}';/);
  expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
  const action = /"action":"(\/interaction\/[\w-]+)\/password"/.exec(body.toString())?.[1];
  const cookies = headers['set-cookie'] ?? [];
  expect(cookies.some((cookie) => cookie.includes(`path=${action};`))).toBe(true);
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  // Reloading the response to a wrong password shows the page at the address of its form.
  expect((await ask(action ?? '', { cookie })).status).toBe(200);
});

test('an unknown address returns a page, but none to programs', async () => {
  const { status, headers, body } = await ask('/nowhere', { accept: 'text/html,*/*;q=0.8' });
  expect(status).toBe(404);
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'nonce-[\w+/=]{24}';/);
  expect(body.toString()).toContain(identityMessages.notFoundTitle);
  expect(body.toString()).toContain(identityMessages.notFound);
  const program = await ask('/nowhere', { accept: 'application/json' });
  expect(program.status).toBe(404);
  expect(program.body.toString()).not.toContain(identityMessages.notFound);
});

test('what a silent sign-in asks for is no page', async () => {
  const { status, headers } = await ask(signInAddress({ prompt: 'none' }));
  expect(status).toBe(303);
  expect(headers.location).toContain('error=login_required');
});

test('a page is compressed for clients that accept it, and sets Vary', async () => {
  const plain = await ask(signInAddress());
  const packed = await ask(signInAddress(), { 'accept-encoding': 'gzip, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed.body).toString()).toContain('"kind":"password"');
  const wrong = await ask('/interaction/nobody', { 'accept-encoding': 'br' });
  expect(wrong.status).toBe(400);
  expect(brotliDecompressSync(wrong.body).toString()).toContain('"kind":"message"');
});
