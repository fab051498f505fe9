import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenForComplaints } from './console.ts';
import {
  demoPassword,
  newVisitor,
  signIn,
  startBrowser,
  startSystem,
  type RunningSystem,
} from './harness.ts';

let system: RunningSystem;
let browser: Browser;

beforeAll(async () => {
  [system, browser] = await Promise.all([startSystem(), startBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
});

/** Everything that a browser keeps for the portal's origin beyond the page. */
async function storedText(context: BrowserContext): Promise<string> {
  const [page] = context.pages();
  return (
    (await page?.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
    )) ?? ''
  );
}

describe('the address of the portal', () => {
  it.each(['identity', 'br', 'gzip'])('answers with its page to whoever accepts %s', async (encoding) => {
    for (const path of ['/', '/documents', '/auth/']) {
      const reply = await fetch(`${system.portal}${path}`, { headers: { 'accept-encoding': encoding } });
      expect([path, reply.status]).toEqual([path, 200]);
      expect(await reply.text()).toContain('<!doctype html>');
    }
    expect((await fetch(`${system.portal}/assets/`)).status).toBe(404);
  });
});

describe('signing in', () => {
  it('asks for password and second factor, and comes back to the address that was opened', async () => {
    const { context, page } = await newVisitor(browser);
    const complaints = listenForComplaints(context);
    await page.goto(`${system.portal}/documents/2?q=lease`);
    await page.getByLabel('Email').waitFor();
    expect(new URL(page.url()).origin).toBe(system.identity);

    await signIn(page, system, 'admin@demo.test');
    await page.getByRole('button', { name: /Amelia Hart/ }).waitFor();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/documents/2');
    expect(searchParams.get('q')).toBe('lease');

    const stored = await storedText(context);
    expect(stored).not.toMatch(/eyJ|verifier|nonce|code=|refresh/);
    expect(complaints.list).toEqual([]);
    await context.close();
  });

  it('prefers a signing link to any other address', async () => {
    const { context, page } = await newVisitor(browser);
    await page.goto(`${system.portal}/documents/sign/2/1`);
    await page.getByLabel('Email').waitFor();
    await page.goto(`${system.portal}/documents/3`);
    await page.getByLabel('Email').waitFor();
    await signIn(page, system, 'employee@demo.test');
    await page.waitForURL((url) => url.pathname === '/documents/sign/2/1');
    await context.close();
  });

  it('comes back by itself after a reload, without a page of the identity site', async () => {
    const { context, page } = await newVisitor(browser);
    await page.goto(`${system.portal}/documents/2`);
    await signIn(page, system, 'employee@demo.test');
    await page.getByRole('button', { name: /Ethan Walsh/ }).waitFor();

    const complaints = listenForComplaints(context);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) visited.push(new URL(frame.url()).origin);
    });
    await page.reload();
    await page.getByRole('button', { name: /Ethan Walsh/ }).waitFor();
    expect(visited).toEqual([system.portal]);
    expect(new URL(page.url()).pathname).toBe('/documents/2');
    expect(complaints.list).toEqual([]);
    await context.close();
  });

  it('signs out every tab and the identity site', async () => {
    const { context, page } = await newVisitor(browser);
    const complaints = listenForComplaints(context);
    await page.goto(`${system.portal}/documents/2`);
    await signIn(page, system, 'employee@demo.test');
    await page.getByRole('button', { name: /Ethan Walsh/ }).waitFor();
    const other = await context.newPage();
    await other.goto(`${system.portal}/documents/3`);
    await other.getByRole('button', { name: /Ethan Walsh/ }).waitFor();

    await page.getByRole('button', { name: /Ethan Walsh/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(`${system.portal}/login?signedOut=1`);
    await page.getByText('You are signed out.').waitFor();
    await other.getByText('You are signed out.').waitFor();
    expect(await other.getByRole('grid').count()).toBe(0);

    await page.goto(`${system.portal}/documents/2`);
    await page.getByLabel('Email').waitFor();
    expect(new URL(page.url()).origin).toBe(system.identity);
    expect(complaints.list).toEqual([]);
    await context.close();
  });

  it('says so when the password is wrong', async () => {
    const { context, page } = await newVisitor(browser);
    await page.goto(`${system.portal}/`);
    await page.getByLabel('Email').fill('employee@demo.test');
    await page.getByLabel('Password', { exact: true }).fill(`${demoPassword}!`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page
      .getByText(
        'Invalid username and/or password. Please contact your Portal provider if this problem persists.',
      )
      .waitFor();
    await context.close();
  });

  it('keeps account holders out of the portal', async () => {
    const { context, page } = await newVisitor(browser);
    await page.goto(`${system.portal}/`);
    await page.getByLabel('Email').fill('signer@demo.test');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('The logged in user signer@demo.test is not an admin.').waitFor();
    await context.close();
  });

  it('refuses an answer that it did not ask for', async () => {
    const { context, page } = await newVisitor(browser);
    await page.goto(`${system.portal}/callback?code=stolen&state=made-up&iss=${system.identity}`);
    await page.getByRole('heading', { name: 'Login failed' }).waitFor();
    await page.getByRole('button', { name: 'Log in again' }).click();
    await page.getByLabel('Email').waitFor();
    await context.close();
  });
});
