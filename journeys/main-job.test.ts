import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo } from './demo.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { mailTo, pinIn } from './mail.ts';
import { contractPdf } from './pdf.ts';
import { pdfsig } from '../packages/server/src/pdf/testing/oracles.ts';
import { examineSignedPdf, withFlippedByte } from './pdfOracles.ts';
import {
  consentAndSign,
  downloadChosen,
  dropFile,
  givePin,
  openClient,
  pinPrompt,
  rowOf,
  setUpClickToSign,
  signingFrame,
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

describe('the main job', () => {
  it('goes from a dropped PDF to a signed one that others accept', async () => {
    const { context, page } = await newVisitor(browser);
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text());
    });

    await page.goto(`${system.portal}/`);
    await signIn(page, system, 'admin@demo.test');
    await openClient(page, client);

    await dropFile(page, `${title}.pdf`, await contractPdf(title));
    await page.getByRole('region', { name: 'Uploads' }).getByText('Complete', { exact: true }).waitFor();
    await rowOf(page, title).click();

    await page.getByRole('button', { name: 'Preview', exact: true }).first().click();
    const viewer = page.frameLocator('iframe[title^="Preview of"]');
    await viewer.getByRole('banner').getByText('Page 1 of').waitFor();
    await page.keyboard.press('Escape');

    await setUpClickToSign(page, ['signer@demo.test'], 'Amelia Hart');
    await rowOf(page, title).getByText('Click to sign · 0 of 2').waitFor();

    await signAsAccount(browser, system, 'signer@demo.test', title);

    const turn = await mailTo(system, 'admin@demo.test', new RegExp(title));
    await page.reload();
    await rowOf(page, title).click();
    await page.getByRole('button', { name: 'Sign', exact: true }).first().click();
    await givePin(pinPrompt(page), pinIn(turn));
    await consentAndSign(signingFrame(page));
    await rowOf(page, title).getByText('Signed', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'History' }).first().click();
    const history = page.getByRole('dialog', { name: /History/ });
    await history
      .getByText(/signed/i)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');

    const { name, file } = await downloadChosen(page);
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
    expect(violations).toEqual([]);
    await context.close();
  });
});
