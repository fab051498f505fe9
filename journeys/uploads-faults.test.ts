import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorSentences } from '../packages/api-client/src/rules/errorSentences.ts';
import { uploadMessages } from '../packages/api-client/src/upload/upload.messages.ts';
import { foldersMessages } from '../packages/portal/src/features/documents/folders/folders.messages.ts';
import { startDemo } from './demo.ts';
import { faultAt } from './fault.ts';
import { MiB, randomFile, sha256Of } from './files.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { openLine, type Line } from './line.ts';
import {
  downloadSelected,
  dropFolder,
  openClient,
  rowOf,
  selectDocument,
  uploaded,
  uploadFiles,
  uploadOf,
} from './portal.ts';

let line: Line;
let system: RunningSystem;
let browser: Browser;
let page: Page;
const folder = mkdtempSync(path.join(tmpdir(), 'countersign-faults-'));

beforeAll(async () => {
  line = await openLine();
  [system, browser] = await Promise.all([startDemo({ env: { FILES_ORIGIN: line.origin } }), startBrowser()]);
  line.connectTo(system.files);
  ({ page } = await newVisitor(browser));
  await page.goto(`${system.portal}/`);
  await signIn(page, system, 'employee@demo.test');
  await openClient(page, 'Harbour Bakery');
});

beforeEach(() => {
  line.reset();
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
  await line?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function storedDigest(name: string): Promise<string> {
  await selectDocument(page, path.parse(name).name);
  return sha256Of((await downloadSelected(page)).file);
}

describe('a hotel’s sign-in page in place of a response', () => {
  it.each([
    ['chunk', 'POST', '**/api/upload/uploadchunks'],
    ['commit', 'PUT', '**/api/upload/uploadchunks/commit'],
    ['registration', 'PUT', '**/rest/documents/clients/*'],
  ])('to the %s is not believed, and the document is there once', async (what, method, address) => {
    const { path: file, name, sha256 } = await randomFile(folder, `Site plan ${what}.zip`, MiB);
    const hotel = await faultAt(
      page,
      address,
      (route) =>
        route.fulfill({
          status: 200,
          headers: { 'access-control-allow-origin': system.portal },
          contentType: 'text/html',
          body: '<!doctype html><title>Sign in to Harbour Hotel</title>',
        }),
      { times: 1, method },
    );
    await uploadFiles(page, file);
    await uploaded(page, name);
    expect(hotel.met()).toBe(1);
    expect(await rowOf(page, path.parse(name).name).count()).toBe(1);
    expect(await storedDigest(name)).toBe(sha256);
  });
});

describe('a gateway’s page in place of a response', () => {
  it.each([
    ['chunk', 'POST', '**/api/upload/uploadchunks', 403, false],
    ['commit', 'PUT', '**/api/upload/uploadchunks/commit', 520, true],
    ['commit', 'PUT', '**/api/upload/uploadchunks/commit', 404, false],
    ['registration', 'PUT', '**/rest/documents/clients/*', 404, true],
    ['registration', 'PUT', '**/rest/documents/clients/*', 524, true],
  ])(
    'to the %s (%s %s, %i, done: %s) is no failure, and the document is there once',
    async (what, method, address, status, isDone) => {
      const { path: file, name, sha256 } = await randomFile(folder, `Roof plan ${what} ${status}.zip`, MiB);
      const gateway = await faultAt(
        page,
        address,
        async (route) => {
          if (isDone) expect((await route.fetch()).ok()).toBe(true);
          await route.fulfill({
            status,
            headers: { 'access-control-allow-origin': system.portal },
            contentType: 'text/html',
            body: '<!doctype html><title>Gateway</title>',
          });
        },
        { times: 1, method },
      );
      await uploadFiles(page, file);
      await uploaded(page, name);
      expect(gateway.met()).toBe(1);
      expect(await uploadOf(page, name).getByRole('button', { name: 'Retry' }).count()).toBe(0);
      expect(await rowOf(page, path.parse(name).name).count()).toBe(1);
      expect(await storedDigest(name)).toBe(sha256);
    },
  );
});

describe('a file that the service refuses', () => {
  it('ends with the service’s sentence after the chunks that were on their way', async () => {
    const { path: file, name } = await randomFile(folder, 'Survey point cloud.zip', 60 * MiB);
    const refusal = await faultAt(
      page,
      '**/api/upload/uploadchunks',
      (route) =>
        route.fulfill({
          status: 413,
          headers: { 'access-control-allow-origin': system.portal },
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'urn:countersign:problem:fileTooLarge',
            Message: errorSentences.fileTooLarge,
          }),
        }),
      { method: 'POST' },
    );
    await uploadFiles(page, file);
    const upload = uploadOf(page, name);
    await upload.getByText(`${uploadMessages.failed} · ${errorSentences.fileTooLarge}`).waitFor();
    expect(await upload.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    expect(refusal.met()).toBeLessThanOrEqual(3);
    refusal.end();
    await upload.getByRole('button', { name: `Remove ${name}` }).click();
    await upload.waitFor({ state: 'detached' });
  });
});

describe('a network that goes away', () => {
  it('pauses the upload, and its return resumes it without a press', async () => {
    const { path: file, name, sha256 } = await randomFile(folder, 'Survey drone images.zip', 40 * MiB);
    const broken = line.cutWithin(4, MiB / 4);
    await uploadFiles(page, file);
    await broken;
    await page.context().setOffline(true);
    const upload = uploadOf(page, name);
    await upload.getByText(/^Waiting for a connection/).waitFor();
    expect(await upload.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    line.mend();
    await page.context().setOffline(false);
    await uploaded(page, name);
    expect(await storedDigest(name)).toBe(sha256);
  });
});

describe('a file that changes while it uploads', () => {
  it('is told, and becomes no document', async () => {
    const { path: file, name } = await randomFile(folder, 'Working papers.zip', 40 * MiB);
    const { path: other } = await randomFile(folder, 'other.zip', 40 * MiB);
    const broken = line.cutWithin(4, MiB / 4);
    await uploadFiles(page, file);
    await broken;
    renameSync(other, file);
    line.mend();
    await uploadOf(page, name)
      .getByText(`${uploadMessages.failed} · ${uploadMessages.fileChanged}`)
      .waitFor();
    expect(await rowOf(page, 'Working papers').count()).toBe(0);
  });
});

describe('a dropped folder', () => {
  it('becomes filters with its files', async () => {
    const root = path.join(folder, 'Corriedale audit');
    for (const [place, name] of [
      ['', 'Audit terms.txt'],
      ['Bank', 'July statement.txt'],
      ['Bank/2026/Q1', 'March statement.txt'],
    ] as const) {
      mkdirSync(path.join(root, place), { recursive: true });
      writeFileSync(path.join(root, place, name), `The ${name}`);
    }
    writeFileSync(path.join(root, '.DS_Store'), 'x');
    await dropFolder(page, root);
    const dialog = page.getByRole('dialog', { name: foldersMessages.title(3) });
    await dialog.getByText(`${foldersMessages.creates(3)} ${foldersMessages.tooDeep}`).waitFor();
    await dialog.getByRole('button', { name: foldersMessages.title(3) }).click();
    for (const name of ['Audit terms.txt', 'July statement.txt', 'March statement.txt'])
      await uploaded(page, name);

    const filters = page.getByRole('tree', { name: 'Filters' });
    // Its number of documents follows the name.
    const filter = (name: string) => ({ name: new RegExp(`^${name}( ?, |$)`) });
    for (const name of ['Corriedale audit', 'Bank']) {
      await filters.getByRole('treeitem', filter(name)).last().click();
      await filters.getByRole('treeitem', { ...filter(name), selected: true }).waitFor();
      await page.keyboard.press('ArrowRight');
      await filters.getByRole('treeitem', { ...filter(name), expanded: true }).waitFor();
    }
    await filters.getByRole('treeitem', filter('2026')).last().click();
    await rowOf(page, 'March statement').waitFor();
    // The rows of the filter before may stay for up to a second while the next ones are read.
    await rowOf(page, 'July statement').waitFor({ state: 'detached' });
    expect(await rowOf(page, 'March statement').count()).toBe(1);
  });
});
