import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { hire, openIdentityDesk, testPassword, type IdentityDesk } from './testing/identityDesk.ts';
import { landed } from './testing/signIn.ts';

const forged = {
  host: 'evil.test',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-proto': 'gopher',
  forwarded: 'host=evil.test;proto=gopher',
};

interface Answer {
  status: number;
  secure: boolean[];
  body: string;
}

/** Asks the site as a proxy could that lets these headers through; nothing is followed. */
function ask({ app }: IdentityDesk, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const port = app.config.ports.identity;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { ...forged, ...headers } }, (reply) => {
      const secure = (reply.headers['set-cookie'] ?? []).map((cookie) => /; secure(;|$)/i.test(cookie));
      text(reply).then((body) => resolve({ status: reply.statusCode ?? 0, secure, body }), reject);
    }).on('error', reject);
  });
}

/** Every address in these texts that begins a path at a host. */
function origins(...texts: string[]): string[] {
  const found = texts.flatMap((one) => one.match(/\b\w+:\/\/[^/"\\\s]+/g) ?? []);
  return [...new Set(found)];
}

const signIn = '/auth?client_id=portal&response_type=code&scope=openid&state=s&nonce=n'
  .concat('&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256')
  .concat('&redirect_uri=');

async function returnAddresses({ app }: IdentityDesk): Promise<string[]> {
  const rows = await app.db
    .selectFrom('oidc_records')
    .select('payload')
    .where('model', '=', 'Interaction')
    .execute();
  return rows.map(({ payload }) => String(Reflect.get(Object(payload), 'returnTo')));
}

const issuers = [
  { scheme: 'http', environment: {} },
  { scheme: 'https', environment: { IDENTITY_ORIGIN: 'https://id.countersign.test' } },
] as const;

let desk: IdentityDesk | undefined;

async function open(environment: Record<string, string>): Promise<IdentityDesk> {
  desk = await openIdentityDesk({ environment });
  return desk;
}

afterEach(async () => {
  await desk?.close();
  desk = undefined;
});

test.for(issuers)('an issuer of $scheme names its own addresses only', async ({ environment }) => {
  const opened = await open(environment);
  const discovery = '/.well-known/openid-configuration';
  for (const path of [discovery, `http://evil.test${discovery}`]) {
    const { status, body } = await ask(opened, path);
    expect(status).toBe(200);
    expect(origins(body)).toEqual([opened.app.config.origins.identity]);
  }
});

test.for(issuers)('a sign-in at an issuer of $scheme returns to it', async ({ scheme, environment }) => {
  const opened = await open(environment);
  const { identity, portal } = opened.app.config.origins;
  const { status, secure } = await ask(opened, signIn + encodeURIComponent(`${portal}/callback`));
  expect(status).toBe(200);
  expect(new Set(secure)).toEqual(new Set([scheme === 'https']));
  expect(origins(...(await returnAddresses(opened)))).toContain(identity);
  expect((await returnAddresses(opened)).join(' ')).not.toContain('evil.test');
});

test('the form that signs out goes to the issuer', async () => {
  const opened = await open({});
  const { email } = await hire(opened, 'out@firm.test');
  const browser = opened.browser();
  await browser.authorize();
  landed(await browser.submit({ email, password: testPassword }));
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { body } = await ask(opened, '/session/end?client_id=portal', { cookie });
  expect(body).toContain('"kind":"signingOut"');
  expect(body).toContain(`"action":"${opened.app.config.origins.identity}/session/end/confirm"`);
});
