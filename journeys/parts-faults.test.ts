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

/** A page of documents that gets no more code until the fault ends. */
async function openWithoutCode() {
  const { page } = await newVisitor(browser);
  await page.goto(`${system.portal}/documents/2`);
  await signIn(page, system, 'employee@demo.test');
  await rowOf(page, /./).first().waitFor();
  const fault = await faultAt(page, '**/assets/*.js', (route) => route.abort());
  return { page, fault };
}

it('uploads what was chosen although the code for it was missing', async () => {
  const { page, fault } = await openWithoutCode();
  await uploadFiles(page, { name: 'Ledger.bin', bytes: new Uint8Array(5_000).fill(7) });
  await page.getByText('The uploads couldn’t be shown').waitFor();
  expect(fault.met()).toBeGreaterThan(0);
  fault.end();
  // The views of the list have one, too.
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await uploaded(page, 'Ledger.bin');
  await page.context().close();
});

it('keeps the page where a menu has no code, and opens it later', async () => {
  const { page, fault } = await openWithoutCode();
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByText('The menu couldn’t be loaded').first().waitFor();
  await rowOf(page, /./).first().waitFor();
  fault.end();
  // The views of the list have one, too.
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  await page.context().close();
});

it('opens menus of a page that has rested although the server is away', async () => {
  const { page } = await newVisitor(browser);
  let asked = 0;
  page.on('requestfinished', (request) => {
    if (request.url().includes('/assets/')) asked += 1;
  });
  await page.goto(`${system.portal}/documents/2`);
  await signIn(page, system, 'employee@demo.test');
  await rowOf(page, /./).first().waitFor();
  // The code of menus is the first that is loaded ahead, once the page rests.
  const before = asked;
  await expect.poll(() => asked).toBeGreaterThan(before + 6);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  await page.context().close();
});
