import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs, listenForCalls } from './calls.ts';
import { startDemo } from './demo.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { openClient, rowOf } from './portal.ts';

let system: RunningSystem;
let browser: Browser;

beforeAll(async () => {
  [system, browser] = await Promise.all([startDemo(), startBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
});

/** Selects all that the list shows; returns how many they are. */
async function selectAll(page: Page): Promise<number> {
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  const bar = page.getByRole('region', { name: 'Selected documents' });
  const text = await bar.getByText(/^[\d,]+ selected$/).textContent();
  return Number(text?.replace(/\D/g, ''));
}

async function press(page: Page, action: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Selected documents' });
  await bar.getByRole('button', { name: action }).click();
}

interface Job {
  readonly Action: string;
  readonly State: string;
  readonly Total: number;
  readonly Done: number;
  readonly Failed: number;
}

it('goes on while the page is loaded again, and says what it could not do', async () => {
  const { context, page } = await newVisitor(browser);
  const calls = listenForCalls(page);
  await page.goto(`${system.portal}/`);
  await signIn(page, system, 'admin@demo.test');
  await openClient(page, 'Blue Gum Pastoral Co');

  // Another tab stands at the end of the list, which will be gone.
  const beside = await context.newPage();
  await beside.goto(page.url());
  await rowOf(beside, /./).first().click();
  await beside.keyboard.press('Control+End');
  await page.bringToFront();

  const all = await selectAll(page);
  expect(all).toBeGreaterThan(20);
  await press(page, 'Delete');
  // Those with outstanding tasks won’t be deleted: the server counts the others.
  const deleteThem = /^Delete \d+ documents$/;
  const question = page.getByRole('alertdialog', { name: deleteThem });
  await question.getByText('The action continues if you close the page.').waitFor();
  const started = page.waitForResponse(/\/documentJobs\/clients\/\d+$/);
  await question.getByRole('button', { name: deleteThem }).click();
  expect((await started).status()).toBe(200);
  await page.reload();

  // Whether it ended before the page was there again or after that: the tray says what was kept, and no dialog opens.
  await page.getByRole('grid').hover();
  const dialog = page.getByRole('dialog');
  const tray = page.getByText(/^\d+ not deleted because of outstanding signing tasks$/);
  await tray.first().waitFor();
  const jobs = async (): Promise<readonly Job[]> => {
    const reply = await callAs(calls.tokenOf(system.portal), 'GET', `${system.portal}/rest/documentJobs/`);
    const { Items }: { Items: readonly Job[] } = await reply.json();
    return Items;
  };
  const [deletion, ...others] = await jobs();
  expect(others).toEqual([]);
  expect(deletion).toMatchObject({ Action: 'delete', State: 'completed', Total: all });
  const kept = deletion?.Failed ?? 0;
  expect(kept).toBeGreaterThan(0);
  await expect.poll(() => beside.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(kept + 1));
  await expect.poll(() => rowOf(beside, /./).count()).toBe(kept);
  await beside.close();
  expect(await dialog.count()).toBe(0);
  // It stays, because the deletion can be undone.
  await tray.waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await tray.waitFor({ state: 'detached' });

  // Dismissed is dismissed, also for the next page.
  await page.reload();
  await page.getByRole('grid').hover();
  expect(await selectAll(page)).toBe(kept);
  await press(page, 'Remove Task');
  await page.getByRole('button', { name: /^Remove tasks/ }).click();
  await page.getByText(`Tasks removed from ${kept} documents`, { exact: true }).first().waitFor();

  // What the browser did itself is still selected.
  await press(page, 'Delete');
  await page.getByRole('button', { name: new RegExp(`^Delete ${kept} documents$`) }).click();
  await page.getByText(`${kept} documents deleted`).first().waitFor();
  await page.getByRole('heading', { name: 'No documents found' }).waitFor();
  await context.close();
});
