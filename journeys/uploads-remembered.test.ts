import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadPanelMessages } from '../packages/portal/src/features/uploads/uploads.messages.ts';
import { startDemo } from './demo.ts';
import { MiB, sha256Of } from './files.ts';
import { newResident, signIn, type RunningSystem } from './harness.ts';
import { openLine, type Line } from './line.ts';
import { downloadSelected, openClient, rowOf, uploaded, uploadFiles, uploadOf } from './portal.ts';
import { dropStoredFile, interruptUpload, reloadDuring, rememberedNames } from './rememberedUploads.ts';

let line: Line;
let system: RunningSystem;
let context: BrowserContext;
let page: Page;
const folder = mkdtempSync(path.join(tmpdir(), 'countersign-remembered-'));

beforeAll(async () => {
  line = await openLine();
  system = await startDemo({ env: { FILES_ORIGIN: line.origin } });
  line.connectTo(system.files);
  ({ context, page } = await newResident(path.join(folder, 'profile')));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${system.portal}/`);
  await signIn(page, system, 'employee@demo.test');
  await openClient(page, 'Harbour Bakery');
});

beforeEach(() => {
  line.reset();
});

afterAll(async () => {
  await context?.close();
  await system?.dispose();
  await line?.close();
  rmSync(folder, { recursive: true, force: true });
});

const text = (content: string) => new TextEncoder().encode(content);

describe('a file whose handle the browser keeps', () => {
  it('goes on after a reload with one press, and sends only what is missing', async () => {
    const name = 'Boundary survey.zip';
    await rowOf(page, /./).first().waitFor();
    const held = line.holdAt(4);
    const sha256 = await dropStoredFile(page, name, 40 * MiB);
    await held;
    await reloadDuring(page, line, name);
    const before = line.begun.length;
    await uploadOf(page, name)
      .getByText(/^Continue the upload/)
      .waitFor();
    await uploadOf(page, name)
      .getByRole('button', { name: `Continue ${name}` })
      .click();
    await uploaded(page, name);
    expect(line.begun.length - before).toBeLessThan(8);
    await uploadOf(page, name).getByRole('link', { name }).click();
    await page.waitForURL(/\/documents\/\d+\/\d+/);
    expect(await sha256Of((await downloadSelected(page)).file)).toBe(sha256);
  });
});

describe('two equal files that are added together', () => {
  it('are asked about, and the question is there again after the panel was closed and after a reload', async () => {
    const bytes = text('Minutes of the meeting of August');
    await uploadFiles(page, { name: 'August.txt', bytes }, { name: 'August (1).txt', bytes });
    await uploaded(page, 'August.txt');
    const question = uploadOf(page, 'August (1).txt').getByText('Same as August.txt in this upload', {
      exact: true,
    });
    await question.waitFor();
    await page.getByRole('button', { name: 'Close uploads' }).click();
    await page.getByRole('button', { name: 'Uploads: 1 needs attention' }).click();
    await question.waitFor();
    await page.reload();
    await question.waitFor();
    await uploadOf(page, 'August (1).txt').getByRole('button', { name: /^Skip/ }).click();
    await uploadOf(page, 'August (1).txt')
      .getByText(/^Skipped/)
      .waitFor();
    await page.reload();
    await rowOf(page, 'August').first().waitFor();
    expect(await page.getByRole('region', { name: 'Uploads' }).count()).toBe(0);
    expect(await rowOf(page, 'August (1)').count()).toBe(0);
  });
});

describe('what a browser remembers', () => {
  it('can be deleted while the page uses it, and is written anew', async () => {
    const { name } = await interruptUpload(page, line, folder, 'Bore logs.zip');
    const deleted = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const request = indexedDB.deleteDatabase('countersign-uploads');
          request.onsuccess = () => resolve('deleted');
          request.onblocked = () => resolve('blocked');
          request.onerror = () => resolve('failed');
        }),
    );
    expect(deleted).toBe('deleted');
    await page.getByRole('button', { name: `Cancel ${name}` }).click();
    await uploadOf(page, name).getByText('Cancelled', { exact: true }).waitFor();
    const again = await interruptUpload(page, line, folder, 'Bore logs again.zip');
    expect(await rememberedNames(page)).toEqual([again.name]);
  });

  it('is gone after a sign-out, which asks first', async () => {
    const name = 'Bore logs again.zip';
    expect(await rememberedNames(page)).toEqual([name]);
    await page.getByRole('button', { name: /account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out' });
    await question.getByText(uploadPanelMessages.signOutUnfinished(1)).waitFor();
    await question.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/login') || url.origin === system.identity);
    await page.goto(`${system.portal}/config.json`);
    expect(await rememberedNames(page)).toEqual([]);
    await page.goto(`${system.portal}/`);
    await signIn(page, system, 'employee@demo.test');
    await rowOf(page, /./).first().waitFor();
    expect(await page.getByRole('region', { name: 'Uploads' }).count()).toBe(0);
  });
});
