import type { Browser, Route } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemo } from './demo.ts';
import { loginMessages } from '../packages/portal/src/features/login/login.messages.ts';
import { faultAt } from './fault.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';

let system: RunningSystem;
let browser: Browser;

beforeAll(async () => {
  [system, browser] = await Promise.all([startDemo(), startBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
});

/** Headers of a response of the identity site that the portal may read. */
function readable(): Record<string, string> {
  return {
    'content-type': 'application/json',
    'access-control-allow-origin': system.portal,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Date, Retry-After',
  };
}

/** A page of the documents that was open once, and where its tab has been since. */
async function returning() {
  const { context, page } = await newVisitor(browser);
  await page.goto(`${system.portal}/documents/2?q=lease`);
  await signIn(page, system, 'employee@demo.test');
  await page.getByRole('button', { name: /Ethan Walsh/ }).waitFor();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(new URL(frame.url()).origin);
  });
  return { context, page, visited };
}

it.each([
  ['a gateway fails', (route: Route) => route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' })],
  ['the connection breaks', (route: Route) => route.abort('connectionreset')],
  [
    'the identity site asks to wait',
    (route: Route) =>
      route.fulfill({
        status: 503,
        headers: { ...readable(), 'retry-after': '1' },
        json: { error: 'temporarily_unavailable' },
      }),
  ],
  ['an answer is cut', (route: Route) => route.fulfill({ headers: readable(), body: '{"access_tok' })],
])('comes back by itself although %s once', async (_fault, fail) => {
  const { context, page, visited } = await returning();
  await faultAt(page, '**/session/tokens', fail, { times: 1 });
  await page.reload();
  await page.getByRole('button', { name: /Ethan Walsh/ }).waitFor();
  expect(new Set(visited)).toEqual(new Set([system.portal]));
  expect(new URL(page.url()).pathname).toBe('/documents/2');
  await context.close();
});

it('waits in the portal while the identity site is down, and then opens the page', async () => {
  const { context, page, visited } = await returning();
  const outage = await faultAt(page, `${system.identity}/**`, (route) =>
    route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' }),
  );
  await page.reload();
  await page.getByRole('heading', { name: 'Sign-in service unreachable' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Still no response.').waitFor();
  outage.end();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /Ethan Walsh/ }).waitFor();
  expect(new Set(visited)).toEqual(new Set([system.portal]));
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('q')]).toEqual(['/documents/2', 'lease']);
  await context.close();
});

it('asks for the password after a sign-out that never reached the identity site, wherever one comes from', async () => {
  const { context, page } = await returning();
  const outage = await faultAt(page, `${system.identity}/**`, (route) =>
    route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' }),
  );
  await page.getByRole('button', { name: /Ethan Walsh/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByText(loginMessages.signOutFailed).waitFor();
  outage.end();
  for (const path of ['/login?signedOut=1', '/login?signedOut=1&state=guessed', '/documents/2']) {
    await page.goto(`${system.portal}${path}`);
    await page.getByLabel('Password', { exact: true }).waitFor();
  }
  await signIn(page, system, 'employee@demo.test');
  await page.getByRole('button', { name: /Ethan Walsh/ }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /Ethan Walsh/ }).waitFor();
  await context.close();
});
