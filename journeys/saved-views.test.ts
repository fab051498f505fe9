import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenForComplaints } from './console.ts';
import { startDemo } from './demo.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { openClient } from './portal.ts';
import { viewMenuMessages } from '../packages/portal/src/features/documents/views/savedViews.messages.ts';

let system: RunningSystem;
let browser: Browser;

beforeAll(async () => {
  [system, browser] = await Promise.all([startDemo(), startBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
});

const ownViews = 'Your views';

const { notSaved } = viewMenuMessages;

/** The button of the user's views, with this text: one of those, or the name of a view. */
function button(page: Page, text: string) {
  const name = text === ownViews || text === notSaved ? text : `${ownViews}: ${text}`;
  return page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name, exact: true });
}

async function choose(page: Page, from: string, item: string): Promise<void> {
  await button(page, from).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === words);
}

async function saveAs(page: Page, from: string, name: string): Promise<void> {
  await choose(page, from, 'Save as view…');
  const dialog = page.getByRole('dialog', { name: 'Save as view' });
  await dialog.getByLabel('View name').fill(name);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await button(page, name).waitFor();
}

/** The user's views, in the order of the menu. */
async function listed(page: Page, from: string): Promise<string[]> {
  await button(page, from).click();
  await page.getByRole('menuitemradio').first().waitFor();
  const names = await page.getByRole('menuitemradio').allTextContents();
  await page.keyboard.press('Escape');
  return names;
}

it('a view is kept, ordered, and opened by a colleague from its link', async () => {
  const { context, page } = await newVisitor(browser);
  const complaints = listenForComplaints(context);
  await page.goto(`${system.portal}/`);
  await signIn(page, system, 'admin@demo.test');
  await openClient(page, 'Blue Gum Pastoral Co');
  await search(page, 'lease');
  await saveAs(page, ownViews, 'Leases');
  await search(page, 'trust deed');
  await button(page, 'Leases (changed)').waitFor();
  await saveAs(page, 'Leases (changed)', 'Trust deeds');

  await page.reload();
  expect(await listed(page, 'Trust deeds')).toEqual(['Leases', 'Trust deeds']);

  await choose(page, 'Trust deeds', 'Manage views…');
  const dialog = page.getByRole('dialog', { name: 'Manage views' });
  await dialog.getByRole('treeitem', { name: 'Trust deeds' }).click();
  await dialog.getByRole('button', { name: 'Move up Trust deeds' }).click();
  await dialog.getByRole('treeitem').first().getByText('Trust deeds').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  expect(await listed(page, 'Trust deeds')).toEqual(['Trust deeds', 'Leases']);

  await button(page, 'Trust deeds').click();
  await page.getByRole('menuitemradio', { name: 'Leases' }).click();
  await button(page, 'Leases').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('lease');
  const link = page.url();
  await page.goBack();
  await button(page, 'Trust deeds').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('trust deed');

  const colleague = await newVisitor(browser);
  await colleague.page.goto(link);
  await signIn(colleague.page, system, 'employee@demo.test');
  await saveAs(colleague.page, notSaved, 'Shared leases');
  expect(await colleague.page.getByRole('searchbox').inputValue()).toBe('lease');
  expect(await listed(colleague.page, 'Shared leases')).toEqual(['Shared leases']);
  expect(await listed(page, 'Trust deeds')).toEqual(['Trust deeds', 'Leases']);

  expect(complaints.list).toEqual([]);
  await colleague.context.close();
  await context.close();
});

it('a range of days is typed, under the policy of the page', async () => {
  const { context, page } = await newVisitor(browser);
  const complaints = listenForComplaints(context);
  await page.goto(`${system.portal}/`);
  await signIn(page, system, 'employee@demo.test');
  await openClient(page, 'Blue Gum Pastoral Co');
  await page.getByRole('button', { name: 'Quick filters' }).click();
  await page.getByRole('button', { name: /Modified/ }).click();
  await page.getByRole('option', { name: 'Custom range' }).click();
  await page.getByRole('spinbutton', { name: /day, Start Date/ }).focus();
  // Each part announces its new value, and leaves itself when it is full.
  await page.keyboard.type('0111202530112026');
  await page.waitForURL((url) => url.searchParams.get('modified') === '2025-11-01..2026-11-30');
  await page.keyboard.press('ArrowUp');
  await page.waitForURL((url) => url.searchParams.get('modified') === '2025-11-01..2027-11-30');
  expect(complaints.list).toEqual([]);
  await context.close();
});

it('a list is where it was left, after a reload and with Back, and begins anew from a link', async () => {
  const { context, page } = await newVisitor(browser);
  const complaints = listenForComplaints(context);
  await page.goto(`${system.portal}/`);
  await signIn(page, system, 'admin@demo.test');
  await openClient(page, 'Blue Gum Pastoral Co');
  const grid = page.getByRole('grid');
  const titles = grid.getByRole('rowheader').filter({ hasNotText: /^Loading/ });
  const first = await titles.first().textContent();
  await titles.first().click();
  await page.keyboard.press('Control+End');
  const count = await grid.getAttribute('aria-rowcount');
  const last = page.locator(`[role="row"][aria-rowindex="${count}"]`).getByRole('rowheader');
  const title = await last.filter({ hasNotText: /^Loading/ }).textContent();
  const isAtTheEnd = async () => (await last.allTextContents()).join() === title;
  const isAtTheStart = async () => (await titles.first().textContent()) === first;
  const openDeleted = async () => {
    await page.getByRole('button', { name: 'Recently deleted', exact: true }).click();
    await page.waitForURL(/\/documents\/deleted\//);
  };
  expect(await isAtTheStart()).toBe(false);

  await page.reload();
  await expect.poll(isAtTheEnd).toBe(true);
  await search(page, 'lease');
  await page.goBack();
  await expect.poll(isAtTheEnd).toBe(true);
  await openDeleted();
  await page.goBack();
  await expect.poll(isAtTheEnd).toBe(true);
  await openDeleted();
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await page.waitForURL(/\/documents\/\d+/);
  await expect.poll(isAtTheStart).toBe(true);
  expect(complaints.list).toEqual([]);
  await context.close();
});
