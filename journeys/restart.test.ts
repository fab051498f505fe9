import { readFile } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo } from './demo.ts';
import { MiB, randomFile, sha256Of } from './files.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { mailTo, pinIn } from './mail.ts';
import { contractPdf } from './pdf.ts';
import { examineSignedPdf } from './pdfOracles.ts';
import {
  selectDocument,
  consentAndSign,
  downloadSelected,
  dropFile,
  enterPin,
  openClient,
  pinPrompt,
  rowOf,
  setUpClickToSign,
  signingFrame,
  uploaded,
  uploadFiles,
  uploadOf,
} from './portal.ts';
import { signAsAccount } from './signing.ts';

let system: RunningSystem;
let browser: Browser;
let page: Page;
const folder = mkdtempSync(path.join(tmpdir(), 'countersign-restart-'));

beforeAll(async () => {
  [system, browser] = await Promise.all([startDemo(), startBrowser()]);
  ({ page } = await newVisitor(browser));
  await page.goto(`${system.portal}/`);
  await signIn(page, system, 'employee@demo.test');
  await openClient(page, 'Blue Gum Pastoral Co');
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
  rmSync(folder, { recursive: true, force: true });
});

/** Pulls the plug. */
function kill(): Promise<void> {
  return system.stop('SIGKILL');
}

async function startAgain(): Promise<void> {
  system = await startDemo({ continuing: system });
}

async function reloadSignedIn(): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: /Ethan Walsh/ }).waitFor();
  expect(new URL(page.url()).origin).toBe(system.portal);
}

async function uploadPdf(title: string): Promise<void> {
  await dropFile(page, `${title}.pdf`, await contractPdf(title));
  await uploaded(page, `${title}.pdf`);
}

describe('a server that is killed', () => {
  it('while a file arrives has kept every document and every chunk that it acknowledged', async () => {
    const { path: file, name, sha256 } = await randomFile(folder, 'Paddock survey.zip', 20 * MiB);
    const chunks = '**/api/upload/uploadchunks';
    let sent = 0;
    let released = () => {};
    const killed = new Promise<void>((resolve) => (released = resolve));
    await uploadPdf('Shearing shed inventory');
    await page.route(chunks, async (route) => {
      sent += 1;
      if (sent > 1) await killed;
      return route.continue();
    });
    const acknowledged = page.waitForResponse((reply) => reply.url().endsWith('/uploadchunks') && reply.ok());
    await uploadFiles(page, file);
    await acknowledged;
    await kill();
    released();
    const upload = uploadOf(page, name);
    await upload.getByText(/^Waiting for the server/).waitFor();
    expect(await upload.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    // Nothing but what the server doesn't have is sent, and only once it is back; nobody presses anything.
    sent = 0;
    await startAgain();
    await uploaded(page, name);
    expect(sent).toBe(3);
    await reloadSignedIn();
    await rowOf(page, 'Shearing shed inventory').waitFor();
    await selectDocument(page, 'Paddock survey');
    expect(await sha256Of((await downloadSelected(page)).file)).toBe(sha256);
  });

  it('between two signatures loses none of them, and nobody has to sign in again', async () => {
    const title = 'Shearing shed insurance 2026';
    await uploadPdf(title);
    await selectDocument(page, title);
    await setUpClickToSign(page, ['signer@demo.test'], 'Ethan Walsh');
    await rowOf(page, title).getByText('Click-to-sign · 0 of 2').waitFor();
    await signAsAccount(browser, system, 'signer@demo.test', title);
    await kill();
    await startAgain();

    // It may not have left yet when the server was killed.
    const turn = await mailTo(system, 'employee@demo.test', new RegExp(title));
    await reloadSignedIn();
    await rowOf(page, title).getByText('Click-to-sign · 1 of 2').waitFor();
    await selectDocument(page, title);
    await page.getByRole('button', { name: 'Sign', exact: true }).first().click();
    await enterPin(pinPrompt(page), pinIn(turn));
    await consentAndSign(signingFrame(page));
    await page.getByRole('heading', { name: /^Signed\. Thank you/ }).waitFor();
    await page.keyboard.press('Escape');
    await rowOf(page, title).getByText('Signed', { exact: true }).waitFor();
    await kill();
    await startAgain();

    await reloadSignedIn();
    await selectDocument(page, title);
    const { file } = await downloadSelected(page);
    expect(await examineSignedPdf(await readFile(file))).toEqual({
      signatures: 3,
      allValid: true,
      lastCoversWholeFile: true,
      qpdfClean: true,
      historyAccepted: true,
    });
  });
});
