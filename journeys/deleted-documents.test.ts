import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs, listenForCalls } from './calls.ts';
import { listenForComplaints } from './console.ts';
import { startDemo } from './demo.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { contractPdf } from './pdf.ts';
import { dropFile, openClient, rowOf, selectDocument, uploaded } from './portal.ts';

const title = 'Dairy shed lease 2026';

let system: RunningSystem;
let browser: Browser;

beforeAll(async () => {
  [system, browser] = await Promise.all([startDemo(), startBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
});

/** Selects all that the list shows. */
async function selectAll(page: Page): Promise<number> {
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  const bar = page.getByRole('region', { name: 'Selected documents' });
  const text = await bar.getByText(/^[\d,]+ selected$/).textContent();
  return Number(text?.replace(/\D/g, ''));
}

/** Deletes the selected document, and waits until the list is without it; the pointer keeps the message. */
async function deleteSelected(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete document' }).click();
  await page.getByText('Document deleted', { exact: true }).hover();
  await rowOf(page, title).waitFor({ state: 'detached' });
}

describe('a deleted document', () => {
  it('comes back by undo, and from Recently deleted', async () => {
    const { context, page } = await newVisitor(browser);
    const complaints = listenForComplaints(context);
    await page.goto(`${system.portal}/`);
    await signIn(page, system, 'admin@demo.test');
    await openClient(page, 'Blue Gum Pastoral Co');
    await dropFile(page, `${title}.pdf`, await contractPdf(title));
    await uploaded(page, `${title}.pdf`);

    const id = await selectDocument(page, title);
    await deleteSelected(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await rowOf(page, title).waitFor();

    await selectDocument(page, title);
    await deleteSelected(page);
    await page.getByRole('button', { name: 'Recently deleted', exact: true }).click();
    await page.waitForURL(/\/documents\/deleted\/\d+$/);
    await rowOf(page, title).getByText('30 days', { exact: true }).waitFor();
    // The address opens the same screen.
    await page.reload();
    await rowOf(page, title).click();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await rowOf(page, title).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'All documents' }).click();

    expect(await selectDocument(page, title)).toBe(id);
    await page.getByRole('button', { name: 'History' }).first().click();
    const history = page.getByRole('region', { name: `History of ${title}` });
    await expect
      .poll(async () => {
        const sentences = await history.getByRole('listitem').locator('p').allTextContents();
        return sentences.map((sentence) => sentence.split(' ').slice(0, 3).join(' '));
      })
      .toEqual([
        'Amelia Hart restored',
        'Amelia Hart deleted',
        'Amelia Hart restored',
        'Amelia Hart deleted',
        'Amelia Hart uploaded',
      ]);
    expect(complaints.list).toEqual([]);
    await context.close();
  });
});

it('come back by a job, all that Recently deleted shows, with their filters', async () => {
  const admin = await newVisitor(browser);
  const calls = listenForCalls(admin.page);
  await admin.page.goto(`${system.portal}/`);
  await signIn(admin.page, system, 'admin@demo.test');
  await openClient(admin.page, 'Blue Gum Pastoral Co');
  const clientId = Number(new URL(admin.page.url()).pathname.split('/')[2]);
  const rest = `${system.portal}/rest`;
  const documents = async () => {
    const path = `${rest}/documents/clients/${clientId}?pageNumber=1&itemsPerPage=200`;
    const reply = await callAs(calls.tokenOf(system.portal), 'GET', path);
    const { Items }: { Items: { Id: number; DocumentFilter: { Text: string } | null }[] } =
      await reply.json();
    return Items.map(({ Id, DocumentFilter }) => `${Id} ${DocumentFilter?.Text ?? '-'}`).sort();
  };
  const before = await documents();
  expect(before.some((document) => !document.endsWith(' -'))).toBe(true);
  await admin.page.goto(`${system.portal}/documents/deleted/${clientId}`);
  await admin.page.getByRole('heading', { name: 'No deleted documents' }).waitFor();

  // A colleague deletes many: they appear here without a reload.
  const employee = await newVisitor(browser);
  await employee.page.goto(`${system.portal}/`);
  await signIn(employee.page, system, 'employee@demo.test');
  await openClient(employee.page, 'Blue Gum Pastoral Co');
  await selectAll(employee.page);
  const bar = employee.page.getByRole('region', { name: 'Selected documents' });
  await bar.getByRole('button', { name: 'Delete' }).click();
  await employee.page.getByRole('button', { name: /^Delete \d+ documents$/ }).click();
  await rowOf(admin.page, /./).first().waitFor();
  // Those with outstanding tasks stay; the outcome says so once the job has ended.
  await employee.page
    .getByText(/(couldn’t be deleted|not deleted because of outstanding signing tasks)$/)
    .first()
    .waitFor();
  const kept = (await documents()).length;
  expect(before.length - kept).toBeGreaterThan(20);
  await expect
    .poll(() => admin.page.getByRole('grid').getAttribute('aria-rowcount'))
    .toBe(String(before.length - kept + 1));

  expect(await selectAll(admin.page)).toBe(before.length - kept);
  await admin.page
    .getByRole('region', { name: 'Selected documents' })
    .getByRole('button', { name: 'Restore' })
    .click();
  const started = admin.page.waitForResponse(/\/documentJobs\/clients\/\d+$/);
  await admin.page.getByRole('button', { name: `Restore ${before.length - kept} documents` }).click();
  expect((await started).status()).toBe(200);
  await admin.page
    .getByText(`${before.length - kept} documents restored`)
    .first()
    .waitFor();
  await admin.page.getByRole('heading', { name: 'No deleted documents' }).waitFor();
  expect(await documents()).toEqual(before);
  await Promise.all([admin.context.close(), employee.context.close()]);
});
