import type { Browser, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenForComplaints } from './console.ts';
import { startDemo } from './demo.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { contractPdf } from './pdf.ts';
import { openClient, selectDocument, uploaded, uploadFiles } from './portal.ts';

let system: RunningSystem;
let browser: Browser;

beforeAll(async () => {
  [system, browser] = await Promise.all([startDemo(), startBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
});

async function openPreview(page: Page, title: string): Promise<FrameLocator> {
  await selectDocument(page, title);
  await page.getByRole('button', { name: 'Preview', exact: true }).first().click();
  return page.frameLocator(`iframe[title="Preview of ${title}"]`);
}

describe('the preview', () => {
  it('is read, searched and left by keyboard, in the theme of the portal', async () => {
    const { context, page } = await newVisitor(browser);
    const complaints = listenForComplaints(context);
    // The portal's own choice, not that of the system.
    await context.addInitScript(() => localStorage.setItem('countersign.theme', 'dark'));
    await page.goto(`${system.portal}/`);
    await signIn(page, system, 'admin@demo.test');
    await openClient(page, 'Blue Gum Pastoral Co');
    await uploadFiles(
      page,
      { name: 'Shearing shed lease.pdf', bytes: await contractPdf('Shearing shed lease') },
      { name: 'Meeting notes.txt', bytes: Buffer.from('Café notes\r\nThe lease was agreed.', 'latin1') },
      { name: 'Damaged deed.pdf', bytes: Buffer.from('%PDF-1.7 and nothing else') },
    );
    await uploaded(page, 'Shearing shed lease.pdf');
    await uploaded(page, 'Meeting notes.txt');
    await uploaded(page, 'Damaged deed.pdf');

    const viewer = await openPreview(page, 'Shearing shed lease');
    await viewer.locator('section [data-state="drawn"]').first().waitFor();
    await expect.poll(() => page.title()).toContain('Preview Shearing shed lease');
    await expect.poll(() => viewer.locator('html').getAttribute('data-cs-theme')).toBe('dark');
    // The keys work at once, without a press into the frame.
    await page.keyboard.press('Control+F');
    await viewer.getByRole('searchbox').waitFor();
    await page.keyboard.type('RENT is paid');
    await viewer.getByText('1 of 3', { exact: true }).waitFor();
    await page.keyboard.press('Shift+Enter');
    await viewer.getByText('3 of 3', { exact: true }).waitFor();
    await expect.poll(() => viewer.getByRole('textbox', { name: 'Page number' }).inputValue()).toBe('3');
    // The first Escape closes the search, the second the dialog around the frame.
    await page.keyboard.press('Escape');
    await viewer.getByRole('searchbox').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

    const notes = await openPreview(page, 'Meeting notes');
    await notes.getByText('Café notes').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const damaged = await openPreview(page, 'Damaged deed');
    await damaged.getByText('This file can’t be shown').waitFor();
    const download = page.waitForEvent('download');
    await damaged.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('Damaged deed.pdf');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(complaints.list).toEqual([]);
    await context.close();
  });
});
