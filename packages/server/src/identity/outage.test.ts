import { Kysely, type KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorSentences } from '@countersign/api-client/rules';
import { DatabaseUnavailable } from '../databaseErrors.ts';
import { openPGlite, pgliteDialect } from '../store/pglite.ts';
import type { Schema } from '../store/schema.ts';
import { loadTemplate } from '../testing/templates.ts';
import { identityMessages } from './identity.messages.ts';
import type { Browser } from './testing/browser.ts';
import { hire, openIdentityDesk, testPassword, type IdentityDesk } from './testing/identityDesk.ts';
import { staffTokens } from './testing/signIn.ts';

const email = 'outage@firm.test';

let desk: IdentityDesk;
let browser: Browser;
let stopDatabase: () => Promise<void>;
/** Whether the database is away whenever a session is saved. */
let sessionsAreLost = false;
const losesSessions: KyselyPlugin = {
  transformQuery({ node }) {
    const saves = node.kind === 'InsertQueryNode' && JSON.stringify(node).includes('"Session"');
    if (sessionsAreLost && saves) throw new DatabaseUnavailable('no route');
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
beforeEach(async () => {
  const database = await openPGlite(null, await loadTemplate());
  sessionsAreLost = false;
  const dialect = pgliteDialect(database);
  desk = await openIdentityDesk({ db: new Kysely<Schema>({ dialect, plugins: [losesSessions] }) });
  stopDatabase = () => database.close();
  await hire(desk, email);
  browser = desk.browser();
});
afterEach(() => desk.close());

const page = {
  kind: 'message',
  title: identityMessages.unavailableTitle,
  text: identityMessages.unavailable,
};

/** As the portal asks for the tokens of the browser's session. */
function askForTokens(): Promise<Response> {
  const { identity, portal } = desk.app.config.origins;
  return fetch(`${identity}/session/tokens`, {
    method: 'POST',
    headers: {
      origin: portal,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: new URLSearchParams({
      response_type: 'code',
      redirect_uri: `${portal}/auth/silent.html`,
      scope: 'openid',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    }),
  });
}

test('the portal learns what OAuth calls it, whether it asked for a page or silently', async () => {
  await staffTokens(browser, email);
  await stopDatabase();
  for (const prompt of ['login', 'none']) {
    const { back } = await browser.authorize({ prompt });
    expect(Object.fromEntries(back?.searchParams ?? [])).toMatchObject({
      error: 'temporarily_unavailable',
      error_description: errorSentences.databaseUnavailable,
    });
  }
});

test('a person who sends the password reads it, and is led back to the form', async () => {
  await browser.authorize({ theme: String(desk.firm.firmId) });
  await stopDatabase();
  const visit = await browser.submit({ email, password: testPassword });
  const href = expect.stringMatching(/^\/interaction\/[\w-]+$/);
  expect(visit).toMatchObject({ status: 503, page: { ...page, link: { href, text: 'Try again' } } });
  expect(visit.headers.get('retry-after')).toBe('2');
});

test('so does one who opens the page of a sign-in, or signs out', async () => {
  await staffTokens(browser, email);
  const { page: form } = await browser.authorize({ prompt: 'login' });
  if (form?.kind !== 'password') throw new Error('The sign-in page was not shown.');
  await stopDatabase();
  const address = form.action.replace(/\/password$/, '');
  expect(await browser.get(address)).toMatchObject({ status: 503, page });
  const ending = await browser.get('/session/end');
  expect(ending).toMatchObject({ status: 503, page });
  expect(ending.headers.get('retry-after')).toBe('2');
});

test('the token endpoint returns the code of OAuth, which says to try again', async () => {
  const { refresh_token: token = '' } = await staffTokens(browser, email);
  await stopDatabase();
  const reply = await browser.refresh(token);
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('2');
  expect(await reply.json()).toEqual({
    error: 'temporarily_unavailable',
    error_description: errorSentences.databaseUnavailable,
  });
});

test('so does the request for the tokens of a session, and the portal may read it', async () => {
  await staffTokens(browser, email);
  await stopDatabase();
  const { portal } = desk.app.config.origins;
  const reply = await askForTokens();
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('2');
  expect(reply.headers.get('access-control-allow-origin')).toBe(portal);
  expect(await reply.json()).toMatchObject({ error: 'temporarily_unavailable' });
});

test('the portal is told to try again for tokens where only the session could not be saved', async () => {
  await staffTokens(browser, email);
  sessionsAreLost = true;
  const reply = await askForTokens();
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('2');
  expect(await reply.json()).toMatchObject({ error: 'temporarily_unavailable' });
});

test('pages of other origins may read when a response was made', async () => {
  const { refresh_token: token = '' } = await staffTokens(browser, email);
  const reply = await browser.refresh(token);
  expect(reply.headers.get('access-control-expose-headers')?.split(/, ?/)).toContain('Date');
});
