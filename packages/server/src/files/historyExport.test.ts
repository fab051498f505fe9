import { PDF } from '@libpdf/core';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appendAudit, verifyChain } from '../domain/audit.ts';
import { mostPrinted } from '../domain/history/printExport.ts';
import { verifyPdf } from '../pdf/processing.ts';
import { heldFile } from '../pdf/file.ts';
import { hasOracle, textOf } from '../pdf/testing/oracles.ts';
import { aDocument, refusal } from '../testing/index.ts';
import { call, openFilesFixture, type FilesFixture } from './testing/filesFixture.ts';

let desk: FilesFixture;
let documentId: number;
const path = '/api/download/getHistory';

beforeAll(async () => {
  desk = await openFilesFixture();
  const { firm, clientId } = desk.staff;
  ({ documentId } = await aDocument(desk.app, firm, clientId, { title: 'Lease: “2026”', extension: 'pdf' }));
  await note(documentId, ['=HYPERLINK("http://evil.example"), she said', 'Zoë opened the document.']);
});
afterAll(() => desk.close());

async function note(about: number, texts: readonly string[]): Promise<void> {
  const { firmId } = desk.staff.firm;
  const shared = { firmId, at: desk.app.clock.now(), operation: 'decline', loginId: null } as const;
  const entries = texts.map((shortDesc) => ({
    ...shared,
    outcome: 'refused' as const,
    documentId: about,
    userFullName: 'Zoë Ångström',
    title: 'Declined',
    shortDesc,
  }));
  await desk.app.db.transaction().execute((tx) => appendAudit(tx, firmId, entries));
}

const request = (Format: string, about = documentId, TimeZone = 'Australia/Sydney') =>
  call(desk, 'POST', path, { Id: about, Format, TimeZone });

async function exported(format: string, about = documentId) {
  const { body } = await request(format, about);
  const response = await fetch(desk.origin + new URL(String(body['fileUrl'])).pathname);
  expect(response.status).toBe(200);
  return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers };
}

it('is a table that a spreadsheet opens and does not calculate', async () => {
  const { bytes, headers } = await exported('csv');
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, first, second] = new TextDecoder().decode(bytes).split('\r\n');
  expect(head).toBe(
    '"Entry","Time (ISO 8601)","Time (Australia/Sydney)","Kind","Event","Details","Person","Outcome"',
  );
  expect(first).toMatch(/^"\d+","\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+1[01]:00",/);
  expect(first).toContain(
    `,"declined","Declined","'=HYPERLINK(""http://evil.example""), she said","Zoë Ångström","Refused"`,
  );
  expect(second).toContain('Zoë opened the document.');
  expect(headers.get('content-disposition')).toContain(
    `filename*=UTF-8''${encodeURIComponent('Lease: “2026” - history.csv')}`,
  );
  expect(headers.get('content-type')).toBe('application/octet-stream');
});

it('has what the hashes of the chain cover, so that an entry can be verified by itself', async () => {
  const { bytes } = await exported('json');
  const trail = JSON.parse(new TextDecoder().decode(bytes));
  expect(trail).toMatchObject({ Format: 'countersign-history', Document: { Id: documentId } });
  expect(trail.Entries.length).toBeGreaterThanOrEqual(2);
  const sha = (...parts: (Uint8Array | string)[]) =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
  for (const entry of trail.Entries) {
    expect(sha(Buffer.from(entry.PreviousHash, 'hex'), entry.Hashed)).toBe(entry.Hash);
    expect(JSON.parse(entry.Hashed).slice(-3)).toEqual([entry.Title, entry.ShortDesc, entry.UserFullName]);
  }
  expect(sha(Buffer.from(trail.Entries[0].PreviousHash, 'hex'), `${trail.Entries[0].Hashed} `)).not.toBe(
    trail.Entries[0].Hash,
  );
});

it('is a PDF that is named after its document and the firm', async () => {
  const { bytes } = await exported('pdf');
  const pdf = await PDF.load(bytes);
  expect(pdf.getTitle()).toBe('Audit trail · Lease: “2026”.pdf');
  expect(pdf.getAuthor()).not.toBe('Unknown');
  expect(pdf.getLanguage()).toBe('en-AU');
});

it.runIf(hasOracle('pdftotext'))('is a PDF with every entry', async () => {
  const { bytes, headers } = await exported('pdf');
  expect(headers.get('content-type')).toBe('application/pdf');
  const text = await textOf(bytes);
  for (const part of ['Audit trail', 'Declined (refused)', 'Zoë opened the document.', 'Australia/Sydney'])
    expect(text).toContain(part);
  const of = { firmId: 1, documentId, log: desk.app.log };
  expect(await verifyPdf(heldFile(bytes, of), new Uint8Array())).toMatchObject({ signatures: [] });
});

it('is itself in the history, after what it contains, and keeps the chain whole', async () => {
  const { firm, clientId, caller } = desk.staff;
  const other = await aDocument(desk.app, firm, clientId, { title: 'BAS', extension: 'xlsx' });
  const { bytes } = await exported('csv', other.documentId);
  expect(new TextDecoder().decode(bytes)).not.toContain('exported');
  const rows = await desk.app.db
    .selectFrom('audit_entries')
    .select(['title', 'short_desc', 'client_id'])
    .where('document_id', '=', other.documentId)
    .execute();
  expect(rows).toEqual([
    {
      title: 'History exported',
      short_desc: `${caller.name} exported the history of BAS.xlsx as CSV.`,
      client_id: clientId,
    },
  ]);
  expect(await verifyChain(desk.app.db, firm.firmId)).toMatchObject({ intact: true });
});

it.each(['csv', 'json', 'pdf'])('is delivered as %s when its document is deleted', async (format) => {
  const { firm, clientId } = desk.staff;
  const gone = await aDocument(desk.app, firm, clientId, { title: 'Gone', extension: 'pdf' });
  await note(gone.documentId, ['Zoë opened it.']);
  await desk.app.db
    .updateTable('documents')
    .set({ deleted_at: desk.app.clock.now() })
    .where('id', '=', gone.documentId)
    .execute();
  const { bytes } = await exported(format, gone.documentId);
  if (format !== 'pdf') expect(new TextDecoder().decode(bytes)).toContain('Zoë opened it.');
});

it('has thousands of entries in every format', { timeout: 300_000 }, async () => {
  const { firm, clientId } = desk.staff;
  const long = await aDocument(desk.app, firm, clientId, { title: 'Long', extension: 'pdf' });
  await note(
    long.documentId,
    Array.from({ length: 3_000 }, (_, index) => `Entry ${index}.`),
  );
  const { bytes } = await exported('csv', long.documentId);
  expect(new TextDecoder().decode(bytes).trim().split('\r\n')).toHaveLength(3_001);
  const printed = await exported('pdf', long.documentId);
  if (hasOracle('pdftotext')) expect(await textOf(printed.bytes)).toContain('Entry 2999.');
});

it('is printed as long as it may be, whatever its letters are', { timeout: 300_000 }, async () => {
  const { firm, clientId } = desk.staff;
  // Of narrow letters and marks without a width the longest lines are made.
  for (const text of ['i'.repeat(2_000), `a${'\u0301'.repeat(9)}`.repeat(200)]) {
    const { documentId: id } = await aDocument(desk.app, firm, clientId, { title: 'Longest' });
    const perEntry = text.length + 'Declined'.length + 100;
    await note(
      id,
      Array.from({ length: Math.floor(mostPrinted / perEntry) }, () => text),
    );
    expect((await request('pdf', id)).status).toBe(200);
  }
});

it(
  'says that a history is too long to print, and writes it in the other formats',
  { timeout: 300_000 },
  async () => {
    const { firm, clientId } = desk.staff;
    const endless = await aDocument(desk.app, firm, clientId, { title: 'Endless', extension: 'pdf' });
    await note(
      endless.documentId,
      Array.from({ length: 1_000 }, () => 'i'.repeat(2_000)),
    );
    expect(await request('pdf', endless.documentId)).toMatchObject(refusal('historyTooLong'));
    const { bytes } = await exported('json', endless.documentId);
    expect(JSON.parse(new TextDecoder().decode(bytes)).Entries).toHaveLength(1_001);
  },
);

it('is refused for a missing document and an unknown time zone', async () => {
  expect(await request('csv', 999_999)).toMatchObject(refusal('documentNotFound'));
  expect(await request('csv', documentId, 'Mars/Olympus')).toMatchObject(refusal('requestInvalid'));
});
