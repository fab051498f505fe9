import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorSentences } from '../packages/api-client/src/rules/errorSentences.ts';
import { uploadMessages } from '../packages/api-client/src/upload/upload.messages.ts';
import { simultaneousChunks } from '../packages/server/src/files/uploads/limits.ts';
import { callAs, listenForCalls, type Calls } from './calls.ts';
import { startDemo } from './demo.ts';
import { faultAt } from './fault.ts';
import { MiB, randomFile, sha256Of } from './files.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { holdChunks } from './heldChunks.ts';
import { openLine, type Line } from './line.ts';
import {
  downloadSelected,
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
let calls: Calls;
const folder = mkdtempSync(path.join(tmpdir(), 'countersign-held-up-'));

beforeAll(async () => {
  line = await openLine();
  [system, browser] = await Promise.all([startDemo({ env: { FILES_ORIGIN: line.origin } }), startBrowser()]);
  line.connectTo(system.files);
  ({ page } = await newVisitor(browser));
  calls = listenForCalls(page);
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

describe('a filter that is deleted while a file uploads into it', () => {
  it('is told, and the file can be added without it', async () => {
    const rest = `${system.portal}/rest/documentFilters`;
    const token = calls.tokenOf(system.portal);
    const clientId = Number(new URL(page.url()).pathname.split('/')[2]);
    const filter = { index: 0, text: 'Soon gone', parentId: 0 };
    const { Id } = await (await callAs(token, 'PUT', `${rest}/${clientId}`, filter)).json();
    await page.getByRole('tree', { name: 'Filters' }).getByText(filter.text).click();
    await page.waitForURL(/[?&]filter=/);

    const { path: file, name, sha256 } = await randomFile(folder, 'Fence survey.zip', 40 * MiB);
    const broken = line.cutWithin(4, MiB / 4);
    await uploadFiles(page, file);
    await broken;
    expect((await callAs(token, 'DELETE', `${rest}/${Id}`)).status).toBe(204);
    const refused = page.waitForResponse(
      (reply) => reply.request().method() === 'PUT' && reply.url().includes('/rest/documents/clients/'),
    );
    line.mend();
    expect((await refused).status()).toBe(409);
    const upload = uploadOf(page, name);
    await upload.getByText(`${uploadMessages.failed} · ${uploadMessages.filterDeleted}`).waitFor();
    expect(await rowOf(page, 'Fence survey').count()).toBe(0);

    const sent = line.begun.length;
    await upload.getByRole('button', { name: `Add without a filter ${name}` }).click();
    await uploaded(page, name);
    expect(line.begun.length).toBe(sent);
    expect(await rowOf(page, 'Fence survey').count()).toBe(1);
    expect(await storedDigest(name)).toBe(sha256);
  });
});

describe('a service that is busy', () => {
  it('is waited for while others fill the limit, and the file arrives byte for byte', async () => {
    await uploadFiles(page, { name: 'Roof plan.txt', bytes: new TextEncoder().encode('The roof') });
    await uploaded(page, 'Roof plan.txt');
    const release = await holdChunks(system.files, calls.tokenOf(line.origin), simultaneousChunks.login);
    const { path: file, name, sha256 } = await randomFile(folder, 'Roof photographs.zip', 20 * MiB);
    const answer = page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/uploadchunks'),
    );
    await uploadFiles(page, file);
    expect((await answer).status()).toBe(429);
    await uploadOf(page, name)
      .getByText(/^Waiting: the server is busy/)
      .waitFor();
    release();
    await uploaded(page, name);
    expect(await storedDigest(name)).toBe(sha256);
  });

  it('gets the next chunk no sooner than it asked', async () => {
    const wait = 8_000;
    const { path: file, name, sha256 } = await randomFile(folder, 'Roof invoice.zip', MiB);
    const sentAt: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/uploadchunks')) sentAt.push(Date.now());
    });
    await faultAt(
      page,
      '**/api/upload/uploadchunks',
      (route) =>
        route.fulfill({
          status: 429,
          headers: {
            'access-control-allow-origin': system.portal,
            'access-control-expose-headers': 'Retry-After',
            'retry-after': String(wait / 1_000),
          },
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'urn:countersign:problem:tooManyUploads',
            Message: errorSentences.tooManyUploads,
          }),
        }),
      { times: 1, method: 'POST' },
    );
    await uploadFiles(page, file);
    await uploaded(page, name);
    expect(sentAt).toHaveLength(2);
    expect((sentAt[1] ?? 0) - (sentAt[0] ?? 0)).toBeGreaterThanOrEqual(wait);
    expect(await storedDigest(name)).toBe(sha256);
  });
});

describe('a slow line', () => {
  it('gets small chunks, of which every one is sent once', async () => {
    const session = await page.context().newCDPSession(page);
    const carry = (uploadThroughput: number) =>
      session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    const { path: file, name, sha256 } = await randomFile(folder, 'Roof film.zip', 3 * MiB);
    const before = calls.list.length;
    await carry(120_000);
    await uploadFiles(page, file);
    await uploaded(page, name);
    await carry(-1);
    // The one large chunk was given up before it arrived.
    expect([...line.acknowledged].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    const identifiers = calls.list.slice(before).filter((call) => call.endsWith('/GetNewIdentifier'));
    expect(identifiers).toHaveLength(2);
    expect(await storedDigest(name)).toBe(sha256);
  });
});
