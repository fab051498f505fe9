import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs, listenForCalls, type Calls } from './calls.ts';
import { startDemo } from './demo.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { contractPdf } from './pdf.ts';
import { dropFile, openClient, rowOf, selectDocument, uploaded } from './portal.ts';

const client = 'Blue Gum Pastoral Co';
const title = 'Fence line agreement 2026';

interface Colleague {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly calls: Calls;
  /** Streams that were asked for, by any of their tabs, and by which. */
  readonly streams: { readonly request: Request; readonly by: Page }[];
}

let system: RunningSystem;
let browser: Browser;
let admin: Colleague;
let employee: Colleague;
/** The client's number, as in the address. */
let clientId: number;

const pathOf = (request: Request) => new URL(request.url()).pathname;
const isStream = (request: Request) => pathOf(request) === '/rest/events/stream';

async function enter(email: string): Promise<Colleague> {
  const { context, page } = await newVisitor(browser);
  const calls = listenForCalls(page);
  const streams: Colleague['streams'] = [];
  context.on('request', (request) => {
    if (isStream(request)) streams.push({ request, by: request.frame().page() });
  });
  const streaming = page.waitForRequest(isStream);
  await page.goto(`${system.portal}/`);
  await signIn(page, system, email);
  await openClient(page, client);
  await rowOf(page, /./).first().waitFor();
  await streaming;
  return { context, page, calls, streams };
}

beforeAll(async () => {
  [system, browser] = await Promise.all([startDemo(), startBrowser()]);
  admin = await enter('admin@demo.test');
  employee = await enter('employee@demo.test');
  clientId = Number(new URL(admin.page.url()).pathname.split('/')[2]);
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
});

const tree = (page: Page) => page.getByRole('tree', { name: 'Filters' });

/** Makes a call as one of them, as another of their browsers would. */
async function callBy({ calls }: Colleague, method: 'PUT' | 'POST', path: string, body: object) {
  const answer = await callAs(calls.tokenOf(system.portal), method, `${system.portal}/rest${path}`, body);
  expect(answer.status).toBe(200);
  return answer.json();
}

/** What a page was told that only screen readers hear, since this was called. */
async function listenForAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.querySelector('[data-live-announcer][aria-live="polite"]');
    if (region === null) throw new Error('The page has no live region.');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        said.push(...[...addedNodes].map((line) => line.textContent ?? ''));
    }).observe(region, { childList: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'said'));
}

it('shows an uploaded document to a colleague, whose selection and dialog stay', async () => {
  await rowOf(admin.page, /./).nth(2).click();
  await admin.page.waitForURL(/\/documents\/\d+\/\d+/);
  const address = admin.page.url();
  await admin.page.getByRole('button', { name: 'History' }).first().click();
  const dialog = admin.page.getByRole('dialog', { name: 'History' });
  await dialog.waitFor();
  const said = await listenForAnnouncements(admin.page);

  await dropFile(employee.page, `${title}.pdf`, await contractPdf(title));
  await uploaded(employee.page, `${title}.pdf`);

  await admin.page.getByRole('row').filter({ hasText: title }).waitFor({ state: 'attached' });
  await expect.poll(said).toContain('Documents updated');
  expect(await dialog.isVisible()).toBe(true);
  await admin.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(admin.page.url()).toBe(address);
  await expect.poll(() => admin.page.getByRole('row', { selected: true }).count()).toBe(1);
  expect(await rowOf(admin.page, title).getAttribute('aria-selected')).not.toBe('true');
});

it('shows a filter that a colleague creates and renames, and whose documents it has', async () => {
  const created = await callBy(admin, 'PUT', `/documentFilters/${clientId}`, {
    index: 0,
    text: 'Boundaries',
    parentId: 0,
  });
  await tree(employee.page).getByText('Boundaries').waitFor();
  const documentId = await selectDocument(employee.page, title);
  await callBy(admin, 'POST', '/documents/assignFilter', { documentId, filterId: created.Id });
  const details = employee.page.getByRole('definition');
  await details.getByText('Boundaries').waitFor();
  await callBy(admin, 'POST', `/documentFilters/${created.Id}`, {
    id: created.Id,
    index: 0,
    text: 'Fences',
    parentId: 0,
  });
  await tree(employee.page).getByText('Fences').waitFor();
  await details.getByText('Fences').waitFor();
});

it('leads away from a filter that a colleague deletes while it is selected', async () => {
  const created = await callBy(admin, 'PUT', `/documentFilters/${clientId}`, {
    index: 0,
    text: 'Soon gone',
    parentId: 0,
  });
  await tree(employee.page).getByText('Soon gone').click();
  await employee.page.waitForURL(/[?&]filter=/);
  const token = admin.calls.tokenOf(system.portal);
  const deleted = await callAs(token, 'DELETE', `${system.portal}/rest/documentFilters/${created.Id}`);
  expect(deleted.status).toBe(204);
  await employee.page.waitForURL((url) => !url.searchParams.has('filter'));
  await rowOf(employee.page, title).waitFor();
});

it('one tab of a browser holds the stream, and another takes it over', async () => {
  const second = await employee.context.newPage();
  const streams = () => employee.streams.filter(({ by }) => by === second).map(({ request }) => request);
  const asked = second.waitForRequest((request) => pathOf(request) === '/rest/events/');
  await second.goto(`${system.portal}/documents/${clientId}`);
  await rowOf(second, title).waitFor();
  await asked;
  await callBy(admin, 'PUT', `/documentFilters/${clientId}`, { index: 1, text: 'Gates', parentId: 0 });
  await tree(second).getByText('Gates').waitFor();
  await tree(employee.page).getByText('Gates').waitFor();
  expect(streams()).toEqual([]);
  await employee.page.close();
  await expect.poll(() => streams().length).toBeGreaterThan(0);
  expect(streams()[0]?.headers()['last-event-id']).toMatch(/^\d+:\d+:[\d,]*\.\d+$/);
  await callBy(admin, 'PUT', `/documentFilters/${clientId}`, { index: 2, text: 'Troughs', parentId: 0 });
  await tree(second).getByText('Troughs').waitFor();
  employee = { ...employee, page: second };
});

it('resumes after the server was killed, with what was changed meanwhile', async () => {
  // No stream is resumed before the change is made: it is among what was missed.
  await employee.context.setOffline(true);
  await system.stop('SIGKILL');
  const before = employee.streams.length;
  system = await startDemo({ continuing: system });
  await callBy(admin, 'PUT', `/documentFilters/${clientId}`, { index: 3, text: 'Windmills', parentId: 0 });
  await employee.context.setOffline(false);
  await tree(employee.page).getByText('Windmills').waitFor();
  await expect.poll(() => employee.streams.length).toBeGreaterThan(before);
  expect(employee.streams.at(-1)?.request.headers()['last-event-id']).toBeDefined();
  await callBy(admin, 'PUT', `/documentFilters/${clientId}`, { index: 4, text: 'Yards', parentId: 0 });
  await tree(employee.page).getByText('Yards').waitFor();
  await tree(admin.page).getByText('Yards').waitFor();
});
