import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandVariables } from '../packages/ui/src/theme/brand.ts';
import { openDatabase } from '../packages/server/src/store/open.ts';
import { codeFor } from './authenticator.ts';
import { listenForComplaints } from './console.ts';
import { startDemo } from './demo.ts';
import { startEmbedder, type Embedder } from './embedder.ts';
import {
  demoPassword,
  givePassword,
  newVisitor,
  signIn,
  startBrowser,
  type RunningSystem,
} from './harness.ts';

let system: RunningSystem;
let browser: Browser;

beforeAll(async () => {
  [system, browser] = await Promise.all([startDemo(), startBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
});

/** Returns everything that a browser stores for the portal's origin beyond the page. */
async function storedText(context: BrowserContext): Promise<string> {
  const [page] = context.pages();
  return (
    (await page?.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
    )) ?? ''
  );
}

describe('the address of the portal', () => {
  it.each(['identity', 'br', 'gzip'])('returns its page to a client that accepts %s', async (encoding) => {
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
    expect(new Set(visited)).toEqual(new Set([system.portal]));
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
    // What they ask for first would be refused after the sign-out, which a browser complains of.
    for (const tab of [page, other]) await tab.getByRole('gridcell').first().waitFor();

    await page.getByRole('button', { name: /Ethan Walsh/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.has('state'));
    await page.getByRole('heading', { name: 'You’re signed out' }).waitFor();
    await other.getByRole('heading', { name: 'You’re signed out' }).waitFor();
    await other.getByRole('grid').waitFor({ state: 'detached' });

    await page.goto(`${system.portal}/documents/2`);
    await page.getByLabel('Email').waitFor();
    expect(new URL(page.url()).origin).toBe(system.identity);
    expect(complaints.list).toEqual([]);
    await context.close();
  });

  it('says so when the password is wrong', async () => {
    const { context, page } = await newVisitor(browser);
    await page.goto(`${system.portal}/`);
    await givePassword(page, 'employee@demo.test', `${demoPassword}!`);
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
    await givePassword(page, 'signer@demo.test');
    await page.getByText('The logged in user signer@demo.test is not an admin.').waitFor();
    await context.close();
  });

  it('refuses a response that it did not request', async () => {
    const { context, page } = await newVisitor(browser);
    await page.goto(`${system.portal}/callback?code=stolen&state=made-up&iss=${system.identity}`);
    await page.getByRole('heading', { name: 'Login failed' }).waitFor();
    await page.getByRole('button', { name: 'Log in again' }).click();
    await page.getByLabel('Email').waitFor();
    await context.close();
  });
});

/** The firm's colours as the page has them, by the names that the palette of a colour has. */
async function brandOf(page: Page): Promise<Record<string, string>> {
  const names = Object.keys(brandVariables('000000'));
  return page.evaluate((asked) => {
    const style = getComputedStyle(document.documentElement);
    return Object.fromEntries(asked.map((name) => [name, style.getPropertyValue(name).trim()]));
  }, names);
}

describe('a look, a frame and a second factor that come later', () => {
  const late = ['owner@demo.test', 'admin@other.test'] as const;
  const signedIn = new Map<string, { context: BrowserContext; page: Page }>();
  let embedder: Embedder;
  let firm = { id: 0, name: '' };
  const colour = '7A1F3D';

  /** What an administrator would set: a firm that lists a site, one that enforces 2FA, a profile without a word. */
  async function changeData(): Promise<void> {
    const database = await openDatabase(system);
    try {
      firm = await database
        .selectFrom('employees')
        .innerJoin('logins', 'logins.id', 'employees.login_id')
        .innerJoin('firms', 'firms.id', 'employees.firm_id')
        .select(['firms.id', 'firms.name'])
        .where('logins.email', '=', 'owner@demo.test')
        .executeTakeFirstOrThrow();
      await database
        .updateTable('brandings')
        .set({ frame_origins: embedder.origin, colour, splash_title: 'Good day from your firm' })
        .where('firm_id', '=', firm.id)
        .execute();
      await database
        .updateTable('logins')
        .set({ mfa_enabled: null })
        .where('email', '=', 'owner@demo.test')
        .execute();
      await database
        .updateTable('firms')
        .set({ enforce_account_mfa: true })
        .where('id', '!=', firm.id)
        .execute();
    } finally {
      await database.destroy();
    }
  }

  beforeAll(async () => {
    embedder = await startEmbedder();
    for (const email of late) {
      const visitor = await newVisitor(browser);
      await visitor.page.goto(`${system.portal}/documents`);
      await signIn(visitor.page, system, email);
      await visitor.page.getByRole('button', { name: /, account menu$/ }).waitFor();
      signedIn.set(email, visitor);
    }
    await system.stop();
    await changeData();
    system = await startDemo({ continuing: system });
  });

  afterAll(async () => {
    for (const { context } of signedIn.values()) await context.close();
    await embedder?.close();
  });

  it.each([
    ['a profile that says nothing of a second factor', late[0]],
    ['a firm that requires one', late[1]],
  ])('sends %s to set up an authenticator, and back to its page', async (_who, email) => {
    const page = signedIn.get(email)?.page;
    if (page === undefined) throw new Error(`${email} is not signed in.`);
    const { pathname } = new URL(page.url());
    await page.reload();
    // An active session is not enough to add a factor: the password is asked for again.
    await givePassword(page, email);
    await page.getByRole('heading', { name: 'Set up two-factor authentication' }).waitFor();
    expect(new URL(page.url()).origin).toBe(system.identity);

    const key = await page.getByText(/^Or enter this key:/).textContent();
    await page.getByLabel('Authenticator code').fill(codeFor(key?.split(':')[1] ?? ''));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('button', { name: /, account menu$/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe(pathname);

    await page.reload();
    await page.getByRole('button', { name: /, account menu$/ }).waitFor();
    expect(new URL(page.url()).origin).toBe(system.portal);
  });

  it('wears the look of the theme, here and on the page of the password', async () => {
    const { context, page } = await newVisitor(browser);
    const complaints = listenForComplaints(context);
    await page.goto(`${system.portal}/login?theme=${firm.id}&signedOut=1`);
    await page.getByText('Good day from your firm').waitFor();
    await expect.poll(() => brandOf(page)).toEqual(brandVariables(colour));

    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Email').waitFor();
    expect(new URL(page.url()).origin).toBe(system.identity);
    await page.getByText('Good day from your firm').waitFor();
    await expect.poll(() => brandOf(page)).toEqual(brandVariables(colour));
    expect(complaints.list).toEqual([]);
    await context.close();
  });

  it('signs in by a window of its own in a frame of another site', async () => {
    const { context, page } = await newVisitor(browser);
    const complaints = listenForComplaints(context);
    await page.goto(embedder.framing(`${system.portal}/login/partial/${firm.id}`));
    const frame = page.frameLocator('iframe');
    const opened = context.waitForEvent('page');
    await frame.getByRole('button', { name: 'Sign in' }).click();
    const popup = await opened;
    const closed = popup.waitForEvent('close');
    await givePassword(popup, 'employee@demo.test');
    await closed;
    await frame.getByText('You’re signed in. Open the portal in a new tab.').waitFor();
    expect(complaints.list).toEqual([]);

    const tab = context.waitForEvent('page');
    await frame.getByRole('link', { name: 'Open in a new tab' }).click();
    await (await tab).getByRole('button', { name: /, account menu$/ }).waitFor();
    await context.close();
  });

  it('stays out of the frame of a site that the firm has not listed, and of any other page', async () => {
    const { context, page } = await newVisitor(browser);
    const refused: string[] = [];
    context.on('console', (message) => refused.push(message.text()));
    for (const path of ['/login', `/documents?theme=${firm.id}`]) {
      await page.goto(embedder.framing(`${system.portal}${path}`));
      await expect.poll(() => refused.join()).toContain('frame-ancestors');
      expect(await page.frameLocator('iframe').getByRole('button').count()).toBe(0);
      refused.length = 0;
    }
    await context.close();
  });
});
