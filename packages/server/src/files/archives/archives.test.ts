import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aClient, aDocument, refusal } from '../../testing/index.ts';
import { verifyChain } from '../../domain/audit.ts';
import { repeatWindow } from '../../domain/repeats.ts';
import { sweep } from '../../sweep.ts';
import { archiveLimit } from './createArchive.ts';
import { blobPath } from '../blobs/diskFiles.ts';
import {
  call,
  openFilesFixture,
  someBytes,
  type Answer,
  type FilesFixture,
} from '../testing/filesFixture.ts';

let desk: FilesFixture;
beforeEach(async () => {
  desk = await openFilesFixture();
});
afterEach(() => desk.close());

const add = async (given: Parameters<typeof aDocument>[3] = {}, filterId: number | null = null) => {
  const { documentId } = await aDocument(desk.app, desk.staff.firm, desk.staff.clientId, given);
  await desk.app.db
    .updateTable('documents')
    .set({ filter_id: filterId })
    .where('id', '=', documentId)
    .execute();
  return documentId;
};

async function aFilter(text: string, parentId: number | null = null): Promise<number> {
  const row = await desk.app.db
    .insertInto('filters')
    .values({
      firm_id: desk.staff.firm.firmId,
      client_id: desk.staff.clientId,
      parent_id: parentId,
      text,
      depth: parentId === null ? 1 : 2,
      created_at: desk.app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const request = (body: object, token = desk.staff.token): Promise<Answer> =>
  call(desk, 'POST', '/api/download/getArchive', { clientId: desk.staff.clientId, ...body }, token);

const addressOf = ({ body }: Answer) => desk.origin + new URL(String(body['fileUrl'])).pathname;

async function download(answer: Answer): Promise<Uint8Array> {
  const response = await fetch(addressOf(answer));
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** Damages the stored file of a document. */
async function damage(documentId: number, bytes: Uint8Array = new Uint8Array([1])): Promise<void> {
  const { blob_key: key } = await desk.app.db
    .selectFrom('document_versions')
    .select('blob_key')
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  await writeFile(blobPath(join(desk.app.config.dataDir, 'files'), key), bytes);
}

/** The names in the directory of an archive, whose checksums are those of the contents. */
function checkedNames(archive: Uint8Array): string[] {
  const files = unzipSync(archive);
  const view = new DataView(archive.buffer, archive.byteOffset);
  const names: string[] = [];
  let at = view.getUint32(archive.length - 6, true);
  while (view.getUint32(at, true) === 0x02014b50) {
    const length = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + length));
    expect(view.getUint32(at + 16, true)).toBe(crc32(files[name] ?? new Uint8Array()));
    names.push(name);
    at += 46 + length;
  }
  return names;
}

describe('an archive', () => {
  it('has the bytes of its documents under their names, in folders of their filters', async () => {
    const tax = await aFilter('Tax');
    const year = await aFilter('2025/26', tax);
    const bytes = [someBytes(300_000), someBytes(5), someBytes(1)];
    const ids = [
      await add({ title: 'Return', bytes: bytes[0] }, year),
      await add({ title: 'Báo cáo', extension: 'docx', bytes: bytes[1] }),
      await add({ title: 'return', bytes: bytes[2] }, year),
    ];
    const answer = await request({ documentIds: ids });
    expect(answer).toMatchObject({ status: 200, body: { Documents: 3, LeftOut: [] } });
    const response = await fetch(addressOf(answer));
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain('Blue Gum Pastoral documents.zip');
    const archive = new Uint8Array(await response.arrayBuffer());
    expect(Number(response.headers.get('content-length'))).toBe(archive.length);
    expect(answer.body['Size']).toBe(archive.length);
    expect(unzipSync(archive)).toEqual({
      'Tax/2025_26/Return.pdf': bytes[0],
      'Tax/2025_26/return (2).pdf': bytes[2],
      'Báo cáo.docx': bytes[1],
    });
    expect(checkedNames(archive)).toEqual([
      'Báo cáo.docx',
      'Tax/2025_26/Return.pdf',
      'Tax/2025_26/return (2).pdf',
    ]);
  });

  it('has no folders when none are wanted', async () => {
    const id = await add({ title: 'Return' }, await aFilter('Tax'));
    const archive = unzipSync(await download(await request({ documentIds: [id], folders: false })));
    expect(Object.keys(archive)).toEqual(['Return.pdf']);
  });

  it('has what the list shows for a search, if it is as many as the list said', async () => {
    await add({ title: 'Return 2025' });
    await add({ title: 'Return 2026' });
    await add({ title: 'Lease' });
    const matching = { searchTerm: 'return', total: 2 };
    const archive = unzipSync(await download(await request({ matching })));
    expect(Object.keys(archive)).toEqual(['Return 2025.pdf', 'Return 2026.pdf']);
    const changed = await request({ matching: { ...matching, total: 3 } });
    expect(changed).toMatchObject(refusal('matchesChanged'));
  });

  it('is in the history of each document as a download', async () => {
    const ids = [await add({ title: 'Return' }), await add({ title: 'Lease' })];
    await request({ documentIds: ids });
    const entries = await desk.app.db
      .selectFrom('audit_entries')
      .select(['document_id', 'title', 'short_desc', 'outcome'])
      .orderBy('document_id')
      .execute();
    expect(entries).toEqual([
      {
        document_id: ids[0],
        title: 'Download requested',
        short_desc: 'Ada Quill requested a download of Return.',
        outcome: 'done',
      },
      expect.objectContaining({ document_id: ids[1], title: 'Download requested' }),
    ]);
  });

  it('is counted in the history when it is requested again within a quarter of an hour', async () => {
    const ids = [await add({ title: 'Return' }), await add({ title: 'Lease' })];
    for (const documentIds of [ids, ids, [ids[0]]]) await request({ documentIds });
    const told = async () => {
      const rows = await desk.app.db
        .selectFrom('audit_entries')
        .select('short_desc')
        .orderBy('seq')
        .execute();
      return rows.map(({ short_desc: text }) => text);
    };
    const [first, second] = ['Return', 'Lease'].map((title) => `Ada Quill requested a download of ${title}`);
    expect((await told()).sort()).toEqual([`${second}.`, `${first}.`]);
    desk.app.clock.advance(repeatWindow);
    await Promise.all([sweep(desk.app), sweep(desk.app)]);
    expect((await told()).slice(2).sort()).toEqual([
      `${second}, and 1 more time.`,
      `${first}, and 2 more times.`,
    ]);
    await request({ documentIds: ids });
    expect((await told()).slice(4).sort()).toEqual([`${second}.`, `${first}.`]);
    expect(await verifyChain(desk.app.db, desk.staff.firm.firmId)).toMatchObject({ intact: true });
  });

  it('is recorded once when it is requested several times at once', async () => {
    const ids = [await add({ title: 'Return' }), await add({ title: 'Lease' }), await add({ title: 'Deed' })];
    const answers = await Promise.all(
      [ids, ids.toReversed(), ids, ids.toReversed()].map((documentIds) => request({ documentIds })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const entries = await desk.app.db.selectFrom('audit_entries').select('document_id').execute();
    expect(entries).toHaveLength(3);
  });

  it('is limited for one person, and for nobody else', async () => {
    const id = await add();
    for (let count = 0; count < archiveLimit.attempts; count += 1)
      expect((await request({ documentIds: [id] })).status).toBe(200);
    expect(await request({ documentIds: [id] })).toMatchObject(refusal('tooManyAttempts'));
    const { firm, clientId, token } = desk.stranger;
    const theirs = await aDocument(desk.app, firm, clientId);
    const foreign = { clientId, documentIds: [theirs.documentId] };
    expect((await request(foreign, token)).status).toBe(200);
    desk.app.clock.advance(archiveLimit.window + 1_000);
    expect((await request({ documentIds: [id] })).status).toBe(200);
  });

  it('can be fetched once, within a minute, and is not used up by a HEAD', async () => {
    const id = await add();
    const address = addressOf(await request({ documentIds: [id] }));
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(404);
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(address)).status).toBe(404);
    const late = addressOf(await request({ documentIds: [id] }));
    desk.app.clock.advance(61_000);
    expect((await fetch(late)).status).toBe(404);
  });

  it('cannot be fetched once one of its documents is deleted, until that is back', async () => {
    const ids = [await add({ title: 'Return' }), await add({ title: 'Lease' })];
    await damage(await add({ title: 'Deed' }));
    const address = addressOf(await request({ documentIds: [...ids, 999_999] }));
    const mark = (at: Date | null) =>
      desk.app.db
        .updateTable('documents')
        .set({ deleted_at: at })
        .where('id', '=', ids[1] ?? 0)
        .execute();
    await mark(desk.app.clock.now());
    expect((await fetch(address)).status).toBe(404);
    await mark(null);
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))).toContain('Return.pdf');
  });

  it.each([{}, { documentIds: [] }, { documentIds: [1], matching: { total: 1 } }])(
    'is refused as invalid: %j',
    async (body) => {
      expect((await request(body)).status).toBe(400);
    },
  );

  it('is refused before its first byte when the documents are too large together', async () => {
    const id = await add();
    await desk.app.db
      .updateTable('document_versions')
      .set({ size: 2 * 1024 ** 3 + 1 })
      .where('document_id', '=', id)
      .execute();
    expect(await request({ documentIds: [id] })).toMatchObject(refusal('archiveTooLarge'));
  });

  it('tells nothing of another firm, nor of another client', async () => {
    const id = await add();
    const { clientId } = await aClient(desk.app, desk.staff.firm, 'Other');
    const { documentId } = await aDocument(desk.app, desk.staff.firm, clientId);
    expect((await request({ documentIds: [id] }, desk.stranger.token)).status).toBe(404);
    const foreign = { clientId: desk.stranger.clientId, documentIds: [id] };
    expect((await request(foreign, desk.stranger.token)).status).toBe(404);
    // The history of the stranger's firm names no client of this one.
    const entries = desk.app.db.selectFrom('audit_entries').select('client_id');
    const noted = await entries.where('firm_id', '=', desk.stranger.firm.firmId).execute();
    expect(noted.map(({ client_id: id }) => id)).toEqual([null, desk.stranger.clientId]);
    expect(await request({ documentIds: [documentId] })).toMatchObject(refusal('documentNotFound'));
  });
});

describe('a document that cannot be read', () => {
  it('is left out, and the reply and a text file in the archive say so', async () => {
    const [damaged, whole] = [await add({ title: 'De\u2028ed' }), await add({ title: 'Lease' })];
    await damage(damaged);
    const answer = await request({ documentIds: [damaged, whole, 999_999] });
    expect(answer.body).toMatchObject({
      Documents: 1,
      LeftOut: [
        { Id: damaged, Title: 'De\u2028ed.pdf', Type: problemType('fileDamaged') },
        { Id: 999_999, Title: '', Type: problemType('documentNotFound') },
      ],
    });
    const archive = unzipSync(await download(answer));
    expect(Object.keys(archive)).toEqual(['Not in this archive.txt', 'Lease.pdf']);
    expect(strFromU8(archive['Not in this archive.txt'] ?? new Uint8Array())).toContain(
      '\nDe_ed.pdf: The stored file',
    );
    const entries = await desk.app.db.selectFrom('audit_entries').select('document_id').execute();
    expect(entries).toEqual([{ document_id: whole }]);
  });

  it('is the answer when it is the only one', async () => {
    const id = await add();
    await damage(id);
    expect(await request({ documentIds: [id] })).toMatchObject(refusal('fileDamaged'));
  });

  it.each(['shorter', 'other'])('breaks the download off when it became %s meanwhile', async (what) => {
    const bytes = someBytes(200_000);
    const ids = [await add({ title: 'A', bytes: someBytes(100_000) }), await add({ title: 'B', bytes })];
    const answer = await request({ documentIds: ids });
    await damage(ids[1] ?? 0, what === 'shorter' ? bytes.slice(0, 10) : bytes.with(0, (bytes[0] ?? 0) ^ 1));
    const response = await fetch(addressOf(answer));
    await expect(response.arrayBuffer()).rejects.toThrow();
  });
});
