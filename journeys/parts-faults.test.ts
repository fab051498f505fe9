import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemo } from './demo.ts';
import { faultAt } from './fault.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { rowOf, uploaded, uploadFiles } from './portal.ts';

let system: RunningSystem;
let browser: Browser;

beforeAll(async () => {
  [system, browser] = await Promise.all([startDemo(), startBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
});

it('brings back parts whose code was missing when they were opened, and uploads what was chosen', async () => {
  const { page } = await newVisitor(browser);
  await page.goto(`${system.portal}/documents/2`);
  await signIn(page, system, 'employee@demo.test');
  await rowOf(page, /./).first().waitFor();
  const fault = await faultAt(page, '**/assets/*.js', (route) => route.abort());

  await uploadFiles(page, { name: 'Ledger.bin', bytes: new Uint8Array(5_000).fill(7) });
  await page.getByText('The uploads couldn’t be shown').waitFor();
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByText('The menu couldn’t be loaded').first().waitFor();
  await rowOf(page, /./).first().click({ button: 'right' });
  await rowOf(page, /./).first().waitFor();
  expect(fault.met()).toBeGreaterThan(0);

  fault.end();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).first().click();
  await uploaded(page, 'Ledger.bin');
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
});

it('opens dialogs of a page that rested although the server is away', async () => {
  const { page } = await newVisitor(browser);
  const ahead = page.waitForResponse((response) => response.url().includes('/rest/events/stream'));
  await page.goto(`${system.portal}/documents/2`);
  await signIn(page, system, 'employee@demo.test');
  await rowOf(page, /./).first().waitFor();
  await ahead;
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
});
