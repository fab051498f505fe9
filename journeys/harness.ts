import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { findBrowser, launchOptions } from '../tools/browser/findBrowser.ts';
import type { RunningSystem } from './system.ts';

export { startSystem, type RunningSystem } from './system.ts';

/** Timeout of a page's step in ms: two cores may be doing four things at once. */
const patience = 120_000;

/** A headless browser; close it when the journeys of a file are done. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions(await foundBrowser()));
}

async function foundBrowser() {
  const found = await findBrowser();
  if (!found) throw new Error('No browser was found. Install chromium, or set CHROMIUM_PATH to one.');
  return found;
}

const inSydney = {
  locale: 'en-AU',
  timezoneId: 'Australia/Sydney',
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
} as const;

/** A fresh browser profile in Sydney, with a page in it. */
export async function newVisitor(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(inSydney);
  context.setDefaultTimeout(patience);
  return { context, page: await context.newPage() };
}

/**
 * The same in a browser of its own with a profile on disk, in a folder; close the context when it is done. Headless
 * browsers end when they read a stored handle of a file in any other profile.
 */
export async function newResident(folder: string): Promise<{ context: BrowserContext; page: Page }> {
  const found = await foundBrowser();
  const context = await chromium.launchPersistentContext(folder, {
    ...(await launchOptions(found)),
    ...inSydney,
  });
  context.setDefaultTimeout(patience);
  return { context, page: await context.newPage() };
}

export const demoPassword = 'Portal#2026';

interface DemoUser {
  readonly Email: string;
  readonly Code: string | null;
}

/** Returns a demo user's current authenticator code, from the desk; null without a second factor. */
async function authenticatorCode(system: RunningSystem, email: string): Promise<string | null> {
  const reply = await fetch(`${system.desk}/users.json`);
  const users: DemoUser[] = await reply.json();
  return users.find((user) => user.Email === email)?.Code ?? null;
}

/** Fills in the page of the password. */
export async function givePassword(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in on the identity site, second factor included, from wherever the portal sent the page. */
export async function signIn(page: Page, system: RunningSystem, email: string): Promise<void> {
  await givePassword(page, email);
  const code = await authenticatorCode(system, email);
  if (code !== null) {
    await page.getByLabel('Authenticator code').fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
  }
  await page.waitForURL((url) => url.origin === system.portal && !url.pathname.startsWith('/callback'));
}
