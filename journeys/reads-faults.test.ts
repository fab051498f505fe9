import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readMessages } from '../packages/portal/src/services/services.messages.ts';
import { callAs, listenForCalls, type Calls } from './calls.ts';
import { listenForComplaints, type Complaints } from './console.ts';
import { startDemo } from './demo.ts';
import { faultAt } from './fault.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { contractPdf } from './pdf.ts';
import { dropFile, openClient, rowOf, uploaded, uploadOf } from './portal.ts';

/** The list, its numbers and the number of unread documents. */
const lists = '**/rest/documents/clients/*?*';
/** How soon what failed is there once the server responds again, in ms. */
const SOON_MS = 12_000;

let system: RunningSystem;
let browser: Browser;
let page: Page;
let calls: Calls;
let complaints: Complaints;

beforeAll(async () => {
  [system, browser] = await Promise.all([startDemo(), startBrowser()]);
});

beforeEach(async () => {
  const visitor = await newVisitor(browser);
  page = visitor.page;
  calls = listenForCalls(page);
  complaints = listenForComplaints(visitor.context);
  const streaming = page.waitForRequest(/\/rest\/events\/stream/);
  await page.goto(`${system.portal}/`);
  await signIn(page, system, 'employee@demo.test');
  await openClient(page, 'Blue Gum Pastoral Co');
  await rowOf(page, /./).first().waitFor();
  await streaming;
  return () => visitor.context.close();
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
});

/** Deletes a document of the list, as another browser would. */
async function deleteElsewhere(title: string): Promise<void> {
  const [, , clientId] = new URL(page.url()).pathname.split('/');
  const token = calls.tokenOf(system.portal);
  const api = `${system.portal}/rest/documents`;
  const query = `pageNumber=1&itemsPerPage=20&searchTerm=${encodeURIComponent(title)}`;
  const list = await callAs(token, 'GET', `${api}/clients/${clientId}?${query}`);
  const { Items }: { Items: { Id: number }[] } = await list.json();
  const { status } = await callAs(token, 'DELETE', `${api}/${Items[0]?.Id}`);
  expect(status).toBeLessThan(300);
}

it('says that a list could not be read again, reads it as soon as it can, and then says no more of it', async () => {
  const title = 'Fence line survey';
  await dropFile(page, `${title}.pdf`, await contractPdf(title));
  await uploaded(page, `${title}.pdf`);
  const fault = await faultAt(page, lists, (route) => route.abort('connectionreset'), { method: 'GET' });
  await deleteElsewhere(title);
  const said = page.getByRole('alert').filter({ hasText: readMessages.retrievalFailed });
  await said.getByText(readMessages.unreached).waitFor();
  // More than one would fail here. At this moment one message may be giving way to another.
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await rowOf(page, title).count()).toBe(1);
  // Nobody touches the page from here on.
  fault.end();
  await rowOf(page, title).waitFor({ state: 'detached', timeout: SOON_MS });
  await said.waitFor({ state: 'detached' });
});

it('logs that the server refused a read', async () => {
  const logged = page.waitForResponse(/\/rest\/log\/warning$/);
  await page.goto(`${page.url()}/99999999`);
  const response = await logged;
  expect(response.status()).toBe(204);
});

it('shows an uploaded document although the server was killed before the list was read again', async () => {
  const name = 'Bore water licence';
  let release = () => {};
  const killed = new Promise<void>((resolve) => (release = resolve));
  let isHeld = false;
  await page.route(lists, async (route) => {
    if (isHeld) await killed;
    return route.fallback();
  });
  isHeld = true;
  await dropFile(page, `${name}.pdf`, await contractPdf(name));
  await uploadOf(page, `${name}.pdf`).getByText('Complete', { exact: true }).waitFor();
  await system.stop('SIGKILL');
  isHeld = false;
  release();
  await page.getByText(readMessages.unreached).first().waitFor();
  expect(await rowOf(page, name).count()).toBe(0);
  // Nobody touches the page from here on.
  system = await startDemo({ continuing: system });
  await rowOf(page, name).waitFor({ timeout: SOON_MS });
  await page.getByText(readMessages.unreached).first().waitFor({ state: 'detached' });
  expect(complaints.list.filter((text) => text.startsWith('uncaught'))).toEqual([]);
});
