/** `npm run pictures`: screenshots the running portal for the README, light and dark. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { signIn, startBrowser, startSystem, type RunningSystem } from '../journeys/harness.ts';
import { openClient, rowOf } from '../journeys/portal.ts';
import { root } from './run/process.ts';

const folder = path.join(root, 'docs/pictures');
const client = 'Blue Gum Pastoral Co';

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

const looks: readonly Look[] = [
  { name: 'light', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'dark', width: 1440, height: 900, colorScheme: 'dark' },
];

async function screenshot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled', caret: 'hide' });
  console.log(`docs/pictures/${name}.png`);
}

async function screenshotAll(system: RunningSystem, browser: Browser, look: Look): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    colorScheme: look.colorScheme,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(system.portal);
  await page.getByLabel('Email').waitFor();
  await screenshot(page, `sign-in-${look.name}`);
  await signIn(page, system, 'employee@demo.test');
  await openClient(page, client);
  // Tasks first: a picture of what the screen is for.
  await page.goto(`${page.url()}?sort=Task&direction=desc`);
  await rowOf(page, /\S/).first().waitFor();
  await rowOf(page, /Click-to-sign · 1/)
    .first()
    .click();
  await page.getByRole('list', { name: 'Signing' }).waitFor();
  await screenshot(page, `documents-${look.name}`);
  await page.goto(page.url().replace(/\/\d+\?.*$/, ''));
  await rowOf(page, 'No task')
    .filter({ has: page.getByRole('img', { name: /pdf/i }) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Tasks' }).click();
  await page.getByRole('menuitem', { name: 'Click To Sign' }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await screenshot(page, `click-to-sign-${look.name}`);
  await context.close();
}

await mkdir(folder, { recursive: true });
const [system, browser] = await Promise.all([startSystem(), startBrowser()]);
try {
  for (const look of looks) await screenshotAll(system, browser, look);
} finally {
  await browser.close();
  await system.dispose();
}
