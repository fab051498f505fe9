import { request as httpRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SENT_AFTER } from './linkState.ts';
import { aDocument, refusal } from '../testing/index.ts';
import { call, openFilesFixture, someBytes, type FilesFixture } from './testing/filesFixture.ts';

let desk: FilesFixture;
let documentId: number;
const bytes = someBytes(100_000);

beforeAll(async () => {
  desk = await openFilesFixture(undefined, 50);
});
afterAll(() => desk.close());
beforeEach(async () => {
  const { firm, clientId } = desk.staff;
  ({ documentId } = await aDocument(desk.app, firm, clientId, { bytes, title: 'Deed', extension: 'pdf' }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const kinds: Record<'document' | 'archive' | 'history', () => [path: string, body: object]> = {
  document: () => ['/api/download/get', { Id: documentId, FriendlyName: 'Deed.pdf' }],
  archive: () => ['/api/download/getArchive', { clientId: desk.staff.clientId, documentIds: [documentId] }],
  history: () => ['/api/download/getHistory', { Id: documentId, Format: 'json', TimeZone: 'UTC' }],
};

/** The path of a new link. */
async function link(kind: keyof typeof kinds): Promise<string> {
  const [path, body] = kinds[kind]();
  const answer = await call(desk, 'POST', path, body);
  return new URL(String(answer.body['fileUrl'])).pathname;
}

async function stateOf(path: string): Promise<unknown> {
  return (await fetch(`${desk.origin}${path}/state`)).json();
}

/** Downloads up to the headers. */
async function headersOf(path: string): Promise<IncomingMessage> {
  const sent = httpRequest(desk.origin + path).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (response === undefined) throw new Error('There is no response.');
  return response;
}

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return Buffer.concat(parts);
}

/** Holds the next check of a file: to be ended with what is found. */
async function heldCheck(
  kind: 'document' | 'archive',
): Promise<{ path: string; find: (right: boolean) => void }> {
  const path = await link(kind);
  // It was changed since: it is compared once more.
  vi.spyOn(desk.app.blobs, 'state').mockResolvedValue('changed');
  const held = Promise.withResolvers<string>();
  const { sha256 } = await desk.app.db
    .selectFrom('document_versions')
    .select('sha256')
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  vi.spyOn(desk.app.blobs, 'digestNow').mockReturnValue(held.promise);
  return { path, find: (right) => held.resolve(right ? (sha256 ?? '') : 'another') };
}

describe.each(['document', 'archive'] as const)(
  'a download of a file that takes long to check: %s',
  (kind) => {
    it('begins before its first byte', async () => {
      const { path, find } = await heldCheck(kind);
      const response = await headersOf(path);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-disposition']).toContain('attachment');
      find(true);
      const body = await bodyOf(response);
      expect(body.length).toBe(Number(response.headers['content-length']));
      expect(body.includes(Buffer.from(bytes))).toBe(true);
    });

    it('breaks off when the file is damaged', async () => {
      const { path, find } = await heldCheck(kind);
      const response = await headersOf(path);
      find(false);
      await expect(bodyOf(response)).rejects.toThrow();
    });

    it('is no download when that is found soon', async () => {
      const { path, find } = await heldCheck(kind);
      find(false);
      const response = await fetch(desk.origin + path);
      expect(response.headers.get('content-disposition')).toBeNull();
      expect({ status: response.status, body: await response.json() }).toMatchObject(refusal('fileDamaged'));
    });
  },
);

it('shows a preview of such a file only once it is checked', async () => {
  const { body } = await call(desk, 'POST', '/api/download/getForPreview', { Id: documentId });
  const { path, find } = await heldCheck('document');
  const digestNow = vi.mocked(desk.app.blobs.digestNow);
  const preview = fetch(desk.origin + new URL(String(body['fileUrl'])).pathname);
  await vi.waitFor(() => expect(digestNow).toHaveBeenCalledOnce());
  // What came later has its headers by now.
  const download = await headersOf(path);
  download.destroy();
  find(false);
  expect((await preview).status).toBe(500);
});

describe.each(['document', 'archive', 'history'] as const)('the state of a link: %s', (kind) => {
  it('says whether it was redeemed, and does not redeem it', async () => {
    const path = await link(kind);
    expect(await stateOf(path)).toEqual({ State: 'waiting' });
    expect((await fetch(desk.origin + path)).status).toBe(200);
    expect(await stateOf(path)).toEqual({ State: 'taken' });
  });

  it('says that its file was sent, once the headers have left for certain', async () => {
    const path = await link(kind);
    expect((await fetch(desk.origin + path)).status).toBe(200);
    desk.app.clock.advance(SENT_AFTER - 1);
    expect(await stateOf(path)).toEqual({ State: 'taken' });
    desk.app.clock.advance(1);
    // Nobody knows when the first byte of a history leaves.
    expect(await stateOf(path)).toEqual({ State: kind === 'history' ? 'taken' : 'sent' });
  });

  it('says when it no longer can be', async () => {
    const path = await link(kind);
    desk.app.clock.advance(60_000);
    expect(await stateOf(path)).toEqual({ State: 'over' });
    expect((await fetch(`${desk.origin}${path}x/state`)).status).toBe(404);
  });

  it('is read by the portal, and by no other origin', async () => {
    const path = `${await link(kind)}/state`;
    const allowed = async (url: string, origin: string) =>
      (await fetch(desk.origin + url, { headers: { origin } })).headers.get('access-control-allow-origin');
    const { portal } = desk.app.config.origins;
    expect(await allowed(path, portal)).toBe(portal);
    expect(await allowed(path, 'https://evil.example')).toBeNull();
    expect(await allowed(await link(kind), portal)).toBeNull();
  });
});
