import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser, launchOptions } from '../../../tools/browser/findBrowser.ts';

/** A browser for a test file; null where there is none on this machine. */
export async function startBrowser(): Promise<Browser | null> {
  const found = await findBrowser();
  if (found === null) return null;
  return chromium.launch(await launchOptions(found));
}

export interface Visit {
  readonly page: Page;
  /** What went wrong so far: errors, complaints of the console, requests that failed or left the origin. */
  readonly complaints: readonly string[];
}

/** Opens a page and writes down everything that a careful reader would find in its console. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`));
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(url).origin)) complaints.push(`${request.url()} is somewhere else`);
  });
  await page.goto(url);
  return { page, complaints };
}
