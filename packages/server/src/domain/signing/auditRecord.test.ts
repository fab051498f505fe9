import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { PDF } from '@libpdf/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { embedFonts } from '../../pdf/fonts.ts';
import { Painter } from '../../pdf/painter.ts';
import { paintSeal } from '../../pdf/sealStamp.ts';
import { hasOracle, textOf } from '../../pdf/testing/oracles.ts';
import { buildSigningSite } from '../../signing/site.ts';
import { aPagesFolder, Browser } from '../../signing/testing/browser.ts';
import { idOf, startTestPortal, type TestPortal } from '../../testing/index.ts';
import { appendAudit, verifyChain } from '../audit.ts';
import { findDocument } from '../documents/find.ts';
import { entryKind } from '../history/entryKind.ts';
import { LOCK_MS, PIN_TRIES } from './constants.ts';
import { sealRecord } from './seal.ts';
import { happened } from './testing/happened.ts';
import { aScene, mailsOf, pinOf, taskOf, type Scene } from './testing/scene.ts';
import { signerOf } from './testing/sign.ts';
import { noteUndelivered } from './undelivered.ts';
import { currentVersion } from './versions.ts';

const margaret = 'margaret.ellery@corriedale.example';
const hugh = 'hugh.ellery@corriedale.example';
const imogen = 'imogen.hartley@harrowfinch.example';

let scene: Scene;
let portal: TestPortal;
let site: FastifyInstance;
let folder: string;
beforeEach(async () => {
  scene = await aScene();
  // Two people with the same name would be indistinguishable.
  for (const [email, given_name, surname] of [
    [margaret, 'Margaret', 'Ellery'],
    [hugh, 'Hugh', 'Ellery'],
  ] as const) {
    await scene.app.db
      .updateTable('logins')
      .set({ given_name, surname })
      .where('email', '=', email)
      .execute();
  }
  portal = await startTestPortal(scene.app);
  folder = await aPagesFolder();
  site = await buildSigningSite(scene.app, { pagesFolder: folder });
});
afterEach(async () => {
  await portal.close();
  await site.close();
  await scene.app.close();
  await rm(folder, { recursive: true });
});

function call(method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown) {
  return portal.call(scene.staff, path, { method, ...(body === undefined ? {} : { body }) });
}

/** Opens a browser in which a signer has followed the link of their latest email. */
async function visit(email: string) {
  const browser = new Browser(site, scene.app.config.origins.signing);
  const mail = (await mailsOf(scene)).findLast(({ to }) => to === email);
  await browser.post('/link', { Token: mail?.link.split('#')[1] ?? '' });
  const { id } = await signerOf(scene, email);
  return {
    pin: async (given?: string) =>
      browser.post(`/task/${id}/pin`, { Pin: given ?? (await pinOf(scene, email)) }),
    post: (name: string, body?: object) => browser.post(`/task/${id}/${name}`, body),
  };
}

function wrongFor(pin: string): string {
  return pin === '111111' ? '222222' : '111111';
}

function setUp() {
  const { accounts, staff, documentId } = scene;
  return call('POST', `/sign/clickToSign/${documentId}`, {
    UserIds: accounts.map(({ accountId }) => accountId),
    EmployeeId: staff.employeeId,
  });
}

function verifyAsStaff(pin: string) {
  const { documentId } = scene;
  return call('PUT', `/sign/clickToSign/verifyEmployee/${documentId}`, { DocumentId: documentId, Pin: pin });
}

/** Follows a SigningUrl as the frame does. */
async function openFrame(answer: { body: unknown }) {
  const url = /"SigningUrl":"([^"]+)"/.exec(JSON.stringify(answer.body))?.[1] ?? '';
  const browser = new Browser(site, scene.app.config.origins.signing);
  const entered = await browser.get(url.replace(scene.app.config.origins.signing, ''));
  const task = String(entered.headers.location).replace('/frame', '');
  return { post: (name: string, body?: object) => browser.post(`${task}/${name}`, body) };
}

async function entries() {
  return scene.app.db
    .selectFrom('audit_entries')
    .select(['seq', 'title', 'short_desc', 'user_full_name', 'at', 'outcome', 'operation'])
    .where('document_id', '=', scene.documentId)
    .orderBy('seq')
    .execute();
}

/** Abandons the email with a signer's PIN. */
async function losePin(email: string): Promise<void> {
  const { id: signerId, pin_expires_at: validUntil } = await signerOf(scene, email);
  if (validUntil === null) throw new Error('There is no PIN.');
  const lost = { email, pin: { signerId, validUntil }, taskId: null };
  const { db, clock } = scene.app;
  await db.transaction().execute((tx) => noteUndelivered(tx, lost, clock.now()));
}

/** Assigns the document to a filter, again, which is refused, and to none. */
async function moveBetweenFilters(): Promise<void> {
  const { clientId, documentId } = scene;
  const body = { index: 0, text: 'Doubtful payers', parentId: 0 };
  const filterId = idOf(await call('PUT', `/documentFilters/${clientId}`, body));
  for (const id of [filterId, filterId, 0])
    await call('POST', '/documents/assignFilter', { documentId, filterId: id });
}

/** Everything that can happen to a task on its way to the last signature. */
async function everything(): Promise<void> {
  const { documentId } = scene;
  await setUp();
  await moveBetweenFilters();
  const first = await visit(margaret);
  await first.pin(wrongFor(await pinOf(scene, margaret)));
  await first.pin();
  await first.post('view');
  await (await visit(hugh)).pin();
  const second = await visit(margaret);
  await second.pin();
  await first.post('sign', { Consent: true });
  await losePin(hugh);
  await (await visit(hugh)).pin();
  scene.app.clock.advance(LOCK_MS - 1_000);
  await second.post('renew');
  await second.post('view');
  await second.post('release');
  await call('POST', `/documents/resendPins/${documentId}`);
  const again = await visit(margaret);
  for (let count = 0; count <= PIN_TRIES; count += 1) await again.pin(wrongFor(await pinOf(scene, margaret)));
  await call('POST', `/documents/resendPins/${documentId}`);
  for (const email of [margaret, hugh]) {
    const signer = await visit(email);
    await signer.pin();
    await signer.post('view');
    await signer.post('sign', { Consent: true });
  }
  await verifyAsStaff(wrongFor(await pinOf(scene, imogen)));
  await call('POST', `/sign/resendOwnPin/${documentId}`);
  await verifyAsStaff(await pinOf(scene, imogen));
  const frame = await openFrame(await call('PUT', `/sign/renewLock/${documentId}`));
  await frame.post('view');
  await frame.post('sign', { Consent: true });
}

/** What the record lists of the chain: not how the firm files the document. */
async function recorded() {
  const chain = await entries();
  const last = chain.findLastIndex(({ title }) => title === 'Signed');
  return chain.slice(0, last + 1).filter(({ operation }) => operation !== 'assignDocumentFilter');
}

it('the record in the seal, the history and the audit chain tell the same, whatever happened', async () => {
  await everything();
  const task = await taskOf(scene);
  const signer = task.signers.at(-1);
  if (signer === undefined) throw new Error('Nobody signs.');
  const record = await sealRecord(scene.app.db, task, { signer, at: scene.app.clock.now() });
  expect((await call('PUT', `/sign/clickToSign/employeeSigned/${scene.documentId}`)).status).toBe(200);

  const chain = await entries();
  expect(chain.map(({ title }) => title)).toEqual(happened);
  expect(await verifyChain(scene.app.db, scene.firm.firmId)).toMatchObject({ intact: true });

  const history = await call('GET', `/audit/document/${scene.documentId}`);
  expect(history.body).toEqual(
    chain.toReversed().map((entry) => ({
      Id: entry.seq,
      Title: entry.title,
      ShortDesc: entry.short_desc,
      UserFullName: entry.user_full_name,
      DateTime: entry.at.toISOString(),
      Outcome: entry.outcome,
      Kind: entryKind(entry),
    })),
  );

  const listed = await recorded();
  const [upload, ...told] = record.lines;
  expect(upload?.text).toBe('Ada Quill uploaded the document.');
  expect(told.map(({ text }) => text)).toEqual(listed.map(({ short_desc }) => short_desc));
  expect(record.upTo).toBe(listed.at(-2)?.seq);
});

it('the seal holds what is essential, however much else there is, and says how much is left out', async () => {
  await setUp();
  const { app, firm, documentId, staff } = scene;
  const refused = Array.from({ length: 5_000 }, (_, index) => ({
    firmId: firm.firmId,
    at: app.clock.now(),
    operation: 'renewSigningLock',
    outcome: 'refused' as const,
    loginId: staff.loginId,
    userFullName: staff.name,
    documentId,
    title: 'Attempt failed',
    shortDesc: `Attempt ${index}.`,
  }));
  await app.db.transaction().execute((tx) => appendAudit(tx, firm.firmId, refused));
  await call('POST', `/documents/resendPins/${documentId}`);
  const task = await taskOf(scene);
  const signer = task.signers.at(-1);
  if (signer === undefined) throw new Error('Nobody signs.');
  const audit = await sealRecord(app.db, task, { signer, at: app.clock.now() });
  expect(audit.omitted).toBe(4_700);
  expect(audit.upTo).toBe((await entries()).at(-1)?.seq);
  const essential = audit.lines.filter((line) => line.essential).map(({ text }) => text);
  expect(essential).toHaveLength(4);
  expect(essential[2]).toContain('requested new PINs, which were queued for delivery');
  expect(audit.lines).toHaveLength(4 + 300);
  const texts = vi.spyOn(Painter.prototype, 'text');
  const seal = { firmName: 'Harrow & Finch', at: app.clock.now(), timeZone: 'UTC', audit };
  paintSeal(await embedFonts(PDF.create()), seal, 500, 700);
  const printed = texts.mock.calls.map(([text]) => text).join('\n');
  texts.mockRestore();
  for (const text of essential) expect(printed).toContain(text.split(' ').slice(0, 4).join(' '));
  expect(printed).toMatch(/4[89]\d\d events did not fit here/u);
});

it('the record starts at the setup that an earlier version stored under another title', async () => {
  const { app, firm, documentId, staff } = scene;
  const before = {
    firmId: firm.firmId,
    at: app.clock.now(),
    operation: 'createPreview',
    outcome: 'done' as const,
    loginId: staff.loginId,
    userFullName: staff.name,
    documentId,
    title: 'Preview requested',
    shortDesc: 'An earlier entry.',
  };
  await app.db.transaction().execute((tx) => appendAudit(tx, firm.firmId, [before]));
  await setUp();
  await app.db
    .updateTable('audit_entries')
    .set({ title: 'Click to sign set up' })
    .where('title', '=', 'Signing set up')
    .execute();
  const task = await taskOf(scene);
  const signer = task.signers.at(-1);
  if (signer === undefined) throw new Error('Nobody signs.');
  const { lines } = await sealRecord(app.db, task, { signer, at: app.clock.now() });
  expect(lines.map(({ text }) => text)).not.toContain('An earlier entry.');
  expect(lines[1]?.text).toContain('set up click-to-sign');
  expect(lines[1]?.essential).toBe(true);
});

it.skipIf(!hasOracle('pdftotext'))(
  'what the sealed file prints is that record (needs pdftotext)',
  async () => {
    await everything();
    await call('PUT', `/sign/clickToSign/employeeSigned/${scene.documentId}`);
    const document = await findDocument(scene.app.db, scene.firm.firmId, scene.documentId);
    const version = await currentVersion(scene.app.db, document);
    expect(version.kind).toBe('sealed');
    const printed = await textOf(await scene.app.blobs.read(version.blob_key));
    const listed = await recorded();
    for (const { short_desc } of listed) expect(printed).toContain(short_desc);
    expect(printed).not.toMatch(/filter|Doubtful payers/u);
    const upTo = listed.at(-2)?.seq ?? 0;
    expect(printed).toContain(`Every event of this signing task, up to audit entry ${upTo}, is listed.`);
  },
);
