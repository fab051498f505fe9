import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appendAudit } from '../domain/audit.ts';
import { exportLimit } from '../domain/history/exportHistory.ts';
import { aDocument, refusal } from '../testing/index.ts';
import { settleTime, sweepFiles } from './sweep.ts';
import { linkLifetime, readingTime } from './tickets.ts';
import { call, openFilesFixture, type Answer, type FilesFixture } from './testing/filesFixture.ts';

let desk: FilesFixture;
let documentId: number;

beforeEach(async () => {
  desk = await openFilesFixture();
  ({ documentId } = await aDocument(desk.app, desk.staff.firm, desk.staff.clientId));
  await note('Zoë opened it.');
});
afterEach(() => desk.close());

async function note(shortDesc: string): Promise<void> {
  const { firmId } = desk.staff.firm;
  const entry = { firmId, at: desk.app.clock.now(), operation: 'createPreview', outcome: 'done' } as const;
  const by = {
    loginId: null,
    userFullName: 'Zoë Ångström',
    documentId,
    title: 'Preview requested',
    shortDesc,
  };
  await desk.app.db.transaction().execute((tx) => appendAudit(tx, firmId, [{ ...entry, ...by }]));
}

function request(Format: string, Id = documentId, token?: string): Promise<Answer> {
  return call(desk, 'POST', '/api/download/getHistory', { Id, Format, TimeZone: 'UTC' }, token);
}

const addressOf = ({ body }: Answer) => desk.origin + new URL(String(body['fileUrl'])).pathname;

async function filesOnDisk(): Promise<string[]> {
  const found: string[] = [];
  for await (const name of glob('*/*', { cwd: join(desk.app.config.dataDir, 'files') })) found.push(name);
  return found.sort();
}

it.each(['csv', 'json'])(
  'a history as %s is written as it is downloaded, and never stored',
  async (format) => {
    const before = await filesOnDisk();
    const address = addressOf(await request(format));
    await note('This came after the export.');
    const response = await fetch(address);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const text = await response.text();
    expect(text).toContain('Zoë opened it.');
    expect(text).not.toContain('This came after');
    expect(await filesOnDisk()).toEqual(before);
  },
);

it('can be fetched once, within a minute, and is not used up by a HEAD', async () => {
  const address = addressOf(await request('csv'));
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(404);
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(address)).status).toBe(404);
  const late = addressOf(await request('json'));
  desk.app.clock.advance(linkLifetime + 1_000);
  expect((await fetch(late)).status).toBe(404);
});

it('is broken off when it cannot be written to its end', async () => {
  const address = addressOf(await request('csv'));
  await sql`update history_tickets set head = jsonb_set(head, '{timeZone}', '"Mars/Olympus"')`.execute(
    desk.app.db,
  );
  const whole = async () => (await fetch(address)).arrayBuffer();
  await expect(whole()).rejects.toThrow();
});

it('as a PDF is deleted with its link, and nothing else is', async () => {
  const before = await filesOnDisk();
  await request('pdf');
  const download = { Id: documentId, FriendlyName: 'Lease.pdf' };
  expect((await call(desk, 'POST', '/api/download/get', download)).status).toBe(200);
  desk.app.clock.advance(linkLifetime + readingTime);
  await sweepFiles(desk.app);
  expect(await filesOnDisk()).toHaveLength(before.length + 1);
  desk.app.clock.advance(settleTime + 1_000);
  await sweepFiles(desk.app);
  expect(await filesOnDisk()).toEqual(before);
});

it('links that nobody used are forgotten', async () => {
  await request('csv');
  desk.app.clock.advance(linkLifetime + settleTime + 1_000);
  await sweepFiles(desk.app);
  expect(await desk.app.db.selectFrom('history_tickets').selectAll().execute()).toEqual([]);
});

it('one person’s exports are limited, and nobody else’s', async () => {
  for (let count = 0; count < exportLimit.attempts; count += 1)
    expect((await request('csv')).status).toBe(200);
  for (const format of ['csv', 'json', 'pdf'])
    expect(await request(format)).toMatchObject(refusal('tooManyAttempts'));
  const { firm, clientId, token } = desk.stranger;
  const theirs = await aDocument(desk.app, firm, clientId);
  expect((await request('csv', theirs.documentId, token)).status).toBe(200);
  desk.app.clock.advance(exportLimit.window + 1_000);
  expect((await request('csv')).status).toBe(200);
});
