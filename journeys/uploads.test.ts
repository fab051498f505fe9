import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { problemType } from '../packages/api-client/src/rules/index.ts';
import { uploadMessages } from '../packages/api-client/src/upload/upload.messages.ts';
import { SERVER_PATIENCE } from '../packages/api-client/src/upload/uploadLimits.ts';
import { callAs, listenForCalls, type Calls } from './calls.ts';
import { startDemo } from './demo.ts';
import { MiB, randomFile, sha256Of } from './files.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { openLine, type Line } from './line.ts';
import {
  selectDocument,
  downloadSelected,
  openClient,
  rowOf,
  uploaded,
  uploadFiles,
  uploadOf,
} from './portal.ts';

let line: Line;
let system: RunningSystem;
let browser: Browser;
let page: Page;
let calls: Calls;
/** Address of the client's documents. */
let documents: string;
const folder = mkdtempSync(path.join(tmpdir(), 'countersign-uploads-'));

beforeAll(async () => {
  line = await openLine();
  [system, browser] = await Promise.all([startDemo({ env: { FILES_ORIGIN: line.origin } }), startBrowser()]);
  line.connectTo(system.files);
  ({ page } = await newVisitor(browser));
  calls = listenForCalls(page);
  await page.goto(`${system.portal}/`);
  await signIn(page, system, 'employee@demo.test');
  await openClient(page, 'Harbour Bakery');
  documents = page.url();
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

/** Downloads a document and returns the digest of what arrived. */
async function storedDigest(name: string, from = page): Promise<string> {
  await selectDocument(from, path.parse(name).name);
  const download = await downloadSelected(from);
  expect(download.name).toBe(name);
  return sha256Of(download.file);
}

function timesBegun(chunk: number): number {
  return line.begun.filter((begun) => begun === chunk).length;
}

describe('files that cannot be accepted', () => {
  it('say why, send nothing, and hold nobody up', async () => {
    const before = calls.list.length;
    const bytes = new TextEncoder().encode('Minutes of the meeting');
    await uploadFiles(
      page,
      { name: 'Empty statement.pdf', bytes: new Uint8Array() },
      { name: 'Minutes without an extension', bytes },
      { name: 'Minutes of June.txt', bytes },
    );
    await uploaded(page, 'Minutes of June.txt');

    const empty = uploadOf(page, 'Empty statement.pdf');
    await empty.getByText(`${uploadMessages.failed} · ${uploadMessages.emptyFile}`).waitFor();
    const bare = uploadOf(page, 'Minutes without an extension');
    await bare.getByText(`${uploadMessages.failed} · ${uploadMessages.noExtension}`).waitFor();
    for (const refused of [empty, bare])
      expect(await refused.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    await empty.getByRole('button', { name: 'Remove Empty statement.pdf' }).click();
    await empty.waitFor({ state: 'detached' });

    const sent = calls.list.slice(before);
    expect(sent.filter((call) => call.endsWith('/GetNewIdentifier'))).toHaveLength(1);
    expect(sent.filter((call) => call.startsWith('PUT /rest/documents/clients/'))).toHaveLength(1);
    expect(await rowOf(page, 'Empty statement').count()).toBe(0);
    expect(await rowOf(page, 'Minutes without').count()).toBe(0);
  });
});

describe('a file of 300 MB', () => {
  it('arrives byte for byte, each chunk sent once', async () => {
    const { path: file, name, sha256 } = await randomFile(folder, 'Site survey 2026.zip', 300 * MiB);
    await uploadFiles(page, file);
    await uploaded(page, name);
    expect([...line.begun].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, chunk) => chunk + 1),
    );
    expect(await storedDigest(name)).toBe(sha256);
  });
});

describe('a cancelled upload', () => {
  it('leaves no document, and can never become one', async () => {
    const { path: file, name } = await randomFile(folder, 'Board papers draft.zip', 40 * MiB);
    const identified = page.waitForResponse((reply) => reply.url().endsWith('/GetNewIdentifier'));
    const held = line.holdAt(4);
    const before = calls.list.length;
    await uploadFiles(page, file);
    await held;
    const { Identifier } = await (await identified).json();
    await uploadOf(page, name)
      .getByText(/^Uploading [1-9]/)
      .waitFor();
    await page.getByRole('button', { name: `Cancel ${name}` }).click();
    await uploadOf(page, name).getByText('Cancelled', { exact: true }).waitFor();

    const sent = calls.list.slice(before).filter((call) => call.startsWith('PUT'));
    expect(sent).toEqual([]);
    const fileId = String(Identifier);
    const commit = await callAs(
      calls.tokenOf(line.origin),
      'PUT',
      `${system.files}/api/upload/uploadchunks/commit`,
      { fileId, originalFileName: name },
    );
    expect(commit.status).toBe(409);
    const [, , clientId] = new URL(page.url()).pathname.split('/');
    const register = await callAs(
      calls.tokenOf(system.portal),
      'PUT',
      `${system.portal}/rest/documents/clients/${clientId}`,
      { name, size: 40 * MiB, uploadIdentifier: fileId, folderId: 0 },
    );
    expect(register.status).toBe(409);

    await page.getByRole('button', { name: 'Close uploads' }).click();
    await page.getByRole('region', { name: 'Uploads' }).waitFor({ state: 'detached' });
    await page.reload();
    await rowOf(page, /./).first().waitFor();
    expect(await rowOf(page, 'Board papers draft').count()).toBe(0);
  });
});

describe('a lost connection', () => {
  it('in the middle of a chunk costs that chunk only', async () => {
    const { path: file, name, sha256 } = await randomFile(folder, 'Drone footage.mp4', 40 * MiB);
    const cut = line.cutWithin(4, MiB / 4);
    // If repaired at once, the browser would resend the chunk by itself, and the test would prove nothing. If repaired
    // later than this, the portal's second try may fail, too.
    page.once('requestfailed', () => line.mend());
    await uploadFiles(page, file);
    await cut;
    const safe = [...line.acknowledged];
    await uploaded(page, name);
    expect(safe.length).toBeGreaterThan(0);
    expect(safe.map((chunk) => [chunk, timesBegun(chunk)])).toEqual(safe.map((chunk) => [chunk, 1]));
    expect(timesBegun(4)).toBe(2);
    expect(await storedDigest(name)).toBe(sha256);
  });

  it('that stays lost for a minute fails in words, and Retry sends only what is missing', async () => {
    const { path: file, name, sha256 } = await randomFile(folder, 'Bridge inspection.mov', 40 * MiB);
    // A visitor whose clock can be moved on: it must be there before the page.
    const { context, page: waiting } = await newVisitor(browser);
    await waiting.clock.install();
    await waiting.goto(documents);
    await signIn(waiting, system, 'employee@demo.test');
    const cut = line.cutWithin(4, MiB / 4);
    await uploadFiles(waiting, file);
    await cut;
    const safe = [...line.acknowledged];
    const upload = uploadOf(waiting, name);
    await upload.getByText(/^Waiting for the server/).waitFor();
    expect(await upload.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    await waiting.clock.runFor(SERVER_PATIENCE);
    await upload.getByText(`${uploadMessages.failed} · ${uploadMessages.unreachable}`).waitFor();
    expect(await rowOf(waiting, 'Bridge inspection').count()).toBe(0);
    line.mend();
    await upload.getByRole('button', { name: 'Retry' }).click();
    await uploaded(waiting, name);
    expect(safe.length).toBeGreaterThan(0);
    expect(safe.map((chunk) => [chunk, timesBegun(chunk)])).toEqual(safe.map((chunk) => [chunk, 1]));
    expect(await storedDigest(name, waiting)).toBe(sha256);
    await context.close();
  });
});

describe('a service that fails', () => {
  it('is not asked again by itself, and Retry continues where it stopped', async () => {
    const { path: file, name, sha256 } = await randomFile(folder, 'Payroll archive.zip', 15 * MiB);
    const chunks = '**/api/upload/uploadchunks';
    let asked = 0;
    await page.route(chunks, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      asked += 1;
      if (asked !== 2) return route.fallback();
      return route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': system.portal },
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: problemType('serverFailed') }),
      });
    });
    await uploadFiles(page, file);
    const upload = uploadOf(page, name);
    await upload.getByText(`${uploadMessages.failed} · ${uploadMessages.failureDefault}`).waitFor();
    expect(asked).toBe(3);
    await upload.getByRole('button', { name: 'Retry' }).click();
    await uploaded(page, name);
    expect(asked).toBe(4);
    expect(await storedDigest(name)).toBe(sha256);
  });
});
