import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    await rowOf(page, title).getByText('30 days left').waitFor();
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
