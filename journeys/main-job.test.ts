import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, signIn, startBrowser, startSystem, type RunningSystem } from './harness.ts';
import { linkIn, mailTo, pinIn } from './mail.ts';
import { contractPdf } from './pdf.ts';
import { pdfsig } from '../packages/server/src/pdf/testing/oracles.ts';
import { examineSignedPdf, withFlippedByte } from './pdfOracles.ts';
import { dropFile, openClient, rowOf } from './portal.ts';

const client = 'Blue Gum Pastoral Co';
const title = 'Brindle Creek lease renewal 2026';

let system: RunningSystem;
let browser: Browser;

beforeAll(async () => {
  [system, browser] = await Promise.all([startSystem(), startBrowser()]);
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

    await page.getByRole('button', { name: 'Tasks' }).click();
    await page.getByRole('menuitem', { name: 'Click To Sign' }).click();
    const setUp = page.getByRole('dialog', { name: 'Set up Click To Sign' });
    await setUp.getByRole('checkbox', { name: /signer@demo\.test/ }).check();
    await setUp.getByRole('combobox', { name: 'Firm representative' }).fill('Amelia');
    await page.getByRole('option', { name: /Amelia Hart/ }).click();
    await setUp.getByRole('button', { name: 'Review and confirm' }).click();
    await page.getByRole('button', { name: 'Send PINs' }).click();
    await rowOf(page, title).getByText('Click to sign · 0 of 2').waitFor();

    const invitation = await mailTo(system, 'signer@demo.test', new RegExp(title));
    const signer = await newVisitor(browser);
    await signer.page.goto(linkIn(invitation, system.signing));
    await signer.page.getByLabel('PIN code').fill(pinIn(invitation));
    await signer.page.getByRole('button', { name: 'Verify PIN' }).click();
    await signer.page.getByRole('checkbox', { name: /I have read/ }).check();
    await signer.page.getByRole('button', { name: 'Sign', exact: true }).click();
    await signer.page.getByRole('heading', { name: 'Thank you, you have signed' }).waitFor();
    await signer.context.close();

    const turn = await mailTo(system, 'admin@demo.test', new RegExp(title));
    await page.reload();
    await rowOf(page, title).click();
    await page.getByRole('button', { name: 'Sign', exact: true }).first().click();
    const prompt = page.getByRole('dialog', { name: 'Verify PIN' });
    await prompt.getByLabel('PIN code').fill(pinIn(turn));
    await prompt.getByRole('button', { name: 'Verify PIN' }).click();
    const frame = page.frameLocator('iframe[title*="Sign"]');
    await frame.getByRole('checkbox', { name: /I have read/ }).check();
    await frame.getByRole('button', { name: 'Sign', exact: true }).click();
    await rowOf(page, title).getByText('Signed', { exact: true }).first().waitFor();

    await page.getByRole('button', { name: 'History' }).first().click();
    const history = page.getByRole('dialog', { name: /History/ });
    await history
      .getByText(/signed/i)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).first().click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${title}.pdf`);
    const file = path.join(system.dataDir, 'downloaded.pdf');
    await download.saveAs(file);

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
