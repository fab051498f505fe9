import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenForComplaints } from './console.ts';
import { startDemo } from './demo.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { mailTo, pinIn } from './mail.ts';
import { contractPdf } from './pdf.ts';
import { pdfsig } from '../packages/server/src/pdf/testing/oracles.ts';
import { examineSignedPdf, withFlippedByte } from './pdfOracles.ts';
import {
  consentAndSign,
  downloadSelected,
  dropFile,
  enterPin,
  openClient,
  pinPrompt,
  rowOf,
  selectDocument,
  setUpClickToSign,
  signingFrame,
  uploaded,
} from './portal.ts';
import { signAsAccount } from './signing.ts';

const client = 'Blue Gum Pastoral Co';
const title = 'Brindle Creek lease renewal 2026';

let system: RunningSystem;
let browser: Browser;

beforeAll(async () => {
  [system, browser] = await Promise.all([startDemo(), startBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
});

/** Returns the PIN that a signer was sent about the document, as shown on the desk. */
async function pinOnDesk(context: BrowserContext, email: string): Promise<string> {
  const desk = await context.newPage();
  await desk.goto(system.desk);
  const mail = desk.getByRole('row').filter({ hasText: title }).filter({ hasText: email });
  const pin = await mail.getByRole('cell').nth(2).textContent();
  await desk.getByRole('link', { name: `${system.portal}/api-docs/` }).click();
  await desk.getByRole('heading', { level: 1 }).waitFor();
  await desk.close();
  return (pin ?? '').replaceAll(/\D/g, '');
}

/**
 * Returns the first words of who did what, newest first, as the open dialog shows it now. Emails leave on their own, so
 * that their entries come at any moment.
 */
async function historyOf(page: Page): Promise<string[]> {
  const items = page.getByRole('region', { name: `History of ${title}` }).getByRole('listitem');
  const sentences = await items.locator('p').allTextContents();
  return sentences
    .filter((sentence) => !sentence.startsWith('The email '))
    .map((sentence) => sentence.split(' ').slice(0, 3).join(' '));
}

describe('the main job', () => {
  it('goes from a dropped PDF to a signed one that others accept', async () => {
    const { context, page } = await newVisitor(browser);
    const complaints = listenForComplaints(context);

    await page.goto(`${system.portal}/`);
    await signIn(page, system, 'admin@demo.test');
    await openClient(page, client);

    await dropFile(page, `${title}.pdf`, await contractPdf(title));
    await uploaded(page, `${title}.pdf`);
    await selectDocument(page, title);

    await page.getByRole('button', { name: 'Preview', exact: true }).first().click();
    const viewer = page.frameLocator('iframe[title^="Preview of"]');
    await viewer.getByRole('banner').getByText('Page 1 of').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await setUpClickToSign(page, ['signer@demo.test'], 'Amelia Hart');
    await rowOf(page, title).getByText('Click-to-sign · 0 of 2').waitFor();

    await signAsAccount(browser, system, 'signer@demo.test', title);

    const turn = await mailTo(system, 'admin@demo.test', new RegExp(title));
    expect(await pinOnDesk(context, 'admin@demo.test')).toBe(pinIn(turn));
    await page.reload();
    await selectDocument(page, title);
    await page.getByRole('button', { name: 'Sign', exact: true }).first().click();
    await enterPin(pinPrompt(page), pinIn(turn));
    await consentAndSign(signingFrame(page));
    await page.getByRole('heading', { name: /^Signed\. Thank you/ }).waitFor();
    // The signed pages open at the last signature; the history counts it with the first preview.
    await viewer.getByRole('banner').getByText('Page 4 of 4').waitFor();
    // Who signed when is text, not only a picture.
    await expect.poll(() => viewer.getByText(/^Signed \d{2} \w{3} \d{4} /).count()).toBe(2);
    await viewer.getByRole('heading', { level: 2, name: 'Signatures' }).waitFor();
    await viewer.getByRole('rowheader', { name: 'SHA-256' }).waitFor();
    await page.keyboard.press('Escape');
    await rowOf(page, title).getByText('Signed', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'History' }).first().click();
    await expect
      .poll(() => historyOf(page))
      .toEqual([
        'An email saying',
        'Amelia Hart signed',
        'Amelia Hart opened',
        'Amelia Hart’s PIN',
        'Olivia Nguyen signed',
        'Olivia Nguyen opened',
        'Olivia Nguyen’s PIN',
        'Amelia Hart set',
        'Amelia Hart requested',
        'Amelia Hart uploaded',
      ]);
    await page.keyboard.press('Escape');

    const { name, file } = await downloadSelected(page);
    expect(name).toBe(`${title}.pdf`);
    const bytes = await readFile(file);
    const verdict = await examineSignedPdf(bytes);
    expect(verdict).toEqual({
      signatures: 3,
      allValid: true,
      lastCoversWholeFile: true,
      qpdfClean: true,
      historyAccepted: true,
    });
    expect((await pdfsig(withFlippedByte(bytes))).every(({ valid }) => valid)).toBe(false);
    expect(complaints.list).toEqual([]);
    await context.close();
  });
});
