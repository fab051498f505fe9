import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCK_MS } from '../domain/signing/constants.ts';
import { aScene, mailsOf, pinOf, type Scene } from '../domain/signing/testing/scene.ts';
import { actionTypes, pdfReasons, problemType } from '@countersign/api-client/rules';
import { messages } from '../domain/signing/signing.messages.ts';
import { findDocument } from '../domain/documents/find.ts';
import { checkSetUp } from '../domain/signing/eligibility.ts';
import { prepareSignature } from '../domain/signing/prepareSignature.ts';
import { sign as signDirectly } from '../domain/signing/testing/sign.ts';
import { buildSigningSite } from '../signing/site.ts';
import { aPagesFolder, Browser } from '../signing/testing/browser.ts';
import {
  aDocument,
  aFirm,
  aPerson,
  fakeCaller,
  startTestPortal,
  switchOn,
  type TestPortal,
} from '../testing/index.ts';

const margaret = 'margaret.ellery@corriedale.example';
const hugh = 'hugh.ellery@corriedale.example';
const imogen = 'imogen.hartley@harrowfinch.example';

let scene: Scene;
let portal: TestPortal;
let site: FastifyInstance;
let folder: string;
beforeEach(async () => {
  scene = await aScene();
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

function call(method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown, key?: string) {
  return portal.call(scene.staff, path, {
    method,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { key }),
  });
}

function setUp() {
  const { accounts, staff, documentId } = scene;
  return call('POST', `/sign/clickToSign/${documentId}`, {
    UserIds: accounts.map(({ accountId }) => accountId),
    EmployeeId: staff.employeeId,
  });
}

async function verify(pin?: string) {
  return call('PUT', `/sign/clickToSign/verifyEmployee/${scene.documentId}`, {
    DocumentId: scene.documentId,
    Pin: pin ?? (await pinOf(scene, imogen)),
  });
}

/** Follows a SigningUrl as the frame does; answers the browser and the signer's path. */
async function openFrame(answer: { body: unknown }) {
  const url = /"SigningUrl":"([^"]+)"/.exec(JSON.stringify(answer.body))?.[1] ?? '';
  const browser = new Browser(site, scene.app.config.origins.signing);
  const entered = await browser.get(url.replace(scene.app.config.origins.signing, ''));
  return { browser, url, task: String(entered.headers.location).replace('/frame', '') };
}

async function accountsSign() {
  await setUp();
  await signDirectly(scene, margaret);
  await signDirectly(scene, hugh);
}

describe('the calls of signing', () => {
  it('take a document from its checks to the committed signature of the representative', async () => {
    expect((await call('GET', `/sign/verifyDocumentForSigning/${scene.documentId}`)).body).toMatchObject({
      IsSignable: true,
      Message: null,
      Checks: [
        { Passed: true, Message: 'The document is a PDF.' },
        { Passed: true, Message: 'The document has no signing task.' },
        { Passed: true, Message: 'Notifications are enabled for this document.' },
        { Passed: true, Message: messages.checks.readable(2) },
      ],
    });
    await accountsSign();
    const verified = await verify();
    expect(verified).toMatchObject({ status: 200, body: { status: 'ok', locations: [] } });
    const { browser, task } = await openFrame(verified);
    expect((await browser.get(`${task}/state`)).body).toMatchObject({ Stage: 'read', Kind: 'employee' });
    await browser.post(`${task}/sign`, { Consent: true });
    const commit = `/sign/clickToSign/employeeSigned/${scene.documentId}`;
    expect((await call('PUT', commit)).body).toMatchObject({ ActionTypeE: 4 });
    expect((await call('PUT', commit)).body).toMatchObject({ Message: 'Operation already complete!' });
  });

  it('check a file that only calls itself a PDF, and say so once', async () => {
    const { app, firm, documentId } = scene;
    const document = await findDocument(app.db, firm.firmId, documentId);
    const { checks, refusal } = await checkSetUp(document, () => Promise.resolve(Buffer.from('plain words')));
    expect(refusal).toBe('pdfUnrecognised');
    expect(checks.filter(({ message }) => /\bPDF\b/.test(message)).map(({ message }) => message)).toEqual([
      messages.checks.notPdf('pdf', pdfReasons.pdfUnrecognised),
    ]);
  });

  it('ask nobody to sign who is no account of the client', async () => {
    const UserIds = [scene.accounts[0]?.accountId, 999_999];
    expect(await call('POST', `/sign/clickToSign/${scene.documentId}`, { UserIds })).toMatchObject({
      status: 422,
      body: {
        type: problemType('accountNotEligible'),
        Message:
          'One or more of the selected accounts cannot sign this document. Please reload and select again.',
      },
    });
    expect(await mailsOf(scene)).toEqual([]);
  });

  it('set up nothing where click-to-sign is switched off, and let what waits be signed', async () => {
    await accountsSign();
    await switchOn(scene.app, scene.firm, 'DisabledGroupDocs');
    const sent = await mailsOf(scene);
    const { documentId } = await aDocument(scene.app, scene.firm, scene.clientId);
    const UserIds = [scene.accounts[0]?.accountId];
    expect(await call('POST', `/sign/clickToSign/${documentId}`, { UserIds })).toMatchObject({
      status: 403,
      body: { Message: messages.notOffered },
    });
    expect(await mailsOf(scene)).toEqual(sent);
    expect((await verify()).status).toBe(200);
  });

  it('answer the same reply to the same key, with one effect', async () => {
    await accountsSign();
    const { browser, task } = await openFrame(await verify());
    await browser.post(`${task}/sign`, { Consent: true });
    const commit = `/sign/clickToSign/employeeSigned/${scene.documentId}`;
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        call('PUT', commit, undefined, '0f8fad5b-d9cb-469f-a165-70867728950e'),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const sealed = await scene.app.db
      .selectFrom('document_versions')
      .select('id')
      .where('kind', '=', 'sealed')
      .execute();
    expect(sealed).toHaveLength(1);
  });

  it('exchange a ticket once', async () => {
    await accountsSign();
    const { url } = await openFrame(await verify());
    const again = await new Browser(site, '').get(url.replace(scene.app.config.origins.signing, ''));
    expect(again.headers.location).toBe('/frame/closed');
  });

  it('renew a lock that stands, and refuse what was prepared before', async () => {
    await accountsSign();
    const { browser, task } = await openFrame(await verify());
    await browser.post(`${task}/sign`, { Consent: true });
    const renewed = await call('PUT', `/sign/renewLock/${scene.documentId}`);
    expect(renewed.status).toBe(200);
    const commit = `/sign/clickToSign/employeeSigned/${scene.documentId}`;
    expect((await call('PUT', commit)).body).toMatchObject({
      Message: 'The request could not be processed, please try again.',
    });
    const frame = await openFrame(renewed);
    await frame.browser.post(`${frame.task}/sign`, { Consent: true });
    expect((await call('PUT', commit)).status).toBe(200);
  });

  it('ask for the PIN again when the lock has ended', async () => {
    await accountsSign();
    await verify();
    scene.app.clock.advance(LOCK_MS);
    expect((await call('PUT', `/sign/renewLock/${scene.documentId}`)).body).toMatchObject({
      status: 409,
      Message:
        'The signing time limit on the document has expired, please verify again to complete the signing of your document',
    });
    expect((await verify()).status).toBe(200);
  });

  it('keep a wrong PIN counted although the call is refused', async () => {
    await accountsSign();
    const pin = await pinOf(scene, imogen);
    const wrong = pin === '111111' ? '222222' : '111111';
    const answers = await Promise.all(Array.from({ length: 40 }, () => verify(wrong)));
    const tried = answers.filter(({ text }) => text.includes(problemType('pinWrong')));
    expect(tried).toHaveLength(4);
    expect(await verify(pin)).toMatchObject({ status: 422, body: { type: problemType('pinDead') } });
  });

  it('make the representative wait, and nobody else sign', async () => {
    await setUp();
    expect((await verify('000000')).body).toMatchObject({
      Message: 'Not all require accounts have signed this document yet.',
    });
    const person = await aPerson(scene.app, 'other@harrowfinch.example');
    const colleague = await fakeCaller(scene.app, scene.firm, ['Employee'], person);
    const refused = await portal.call(colleague, `/sign/clickToSign/verifyEmployee/${scene.documentId}`, {
      method: 'PUT',
      body: { DocumentId: scene.documentId, Pin: '000000' },
    });
    expect(refused.body).toMatchObject({
      type: problemType('alreadySigned'),
      Message: 'You are not required to sign this document.',
      ExceptionMessage: 'alreadySigned',
    });
  });

  it('answer another firm like a missing document, byte for byte', async () => {
    await setUp();
    const stranger = await aFirm(scene.app, 'Marsh Legal');
    const other = await fakeCaller(scene.app, stranger, ['Administrator']);
    const answersOf = async (id: number) => {
      const pin = { method: 'PUT', body: { DocumentId: id, Pin: '1' } } as const;
      const answers = await Promise.all([
        portal.call(other, `/sign/verifyDocumentForSigning/${id}`),
        portal.call(other, `/sign/clickToSign/${id}`, { method: 'POST', body: { UserIds: [1] } }),
        portal.call(other, `/sign/clickToSign/verifyEmployee/${id}`, pin),
        portal.call(other, `/sign/clickToSign/employeeSigned/${id}`, { method: 'PUT' }),
        portal.call(other, `/sign/renewLock/${id}`, { method: 'PUT' }),
        portal.call(other, `/sign/resendOwnPin/${id}`, { method: 'POST' }),
        portal.call(other, `/documents/removeTask/${id}`, { method: 'POST' }),
        portal.call(other, `/documents/resendPins/${id}`, { method: 'POST' }),
      ]);
      return answers.map(({ status, text }) => `${status} ${text.replace(/"Reference":"[^"]*"/, '')}`);
    };
    expect(await answersOf(scene.documentId)).toEqual(await answersOf(999_999));
  });
});

describe('a document that was set up for the other method', () => {
  beforeEach(async () => {
    await accountsSign();
    await verify();
    await scene.app.db.updateTable('signing_tasks').set({ action_type: actionTypes.secureSign }).execute();
  });

  it('takes no PIN and no commit of click-to-sign', async () => {
    const refused = { status: 409, body: { type: problemType('methodOther') } };
    expect(await verify()).toMatchObject(refused);
    const commit = `/sign/clickToSign/employeeSigned/${scene.documentId}`;
    expect(await call('PUT', commit)).toMatchObject(refused);
  });

  it('is prepared by neither', async () => {
    const lock = await scene.app.db.selectFrom('signing_locks').selectAll().executeTakeFirstOrThrow();
    const { firm, documentId, app } = scene;
    const opening = { firmId: firm.firmId, documentId, signerId: lock.signer_id ?? 0, fence: lock.fence };
    await expect(prepareSignature(app, opening)).rejects.toMatchObject({ code: 'methodOther' });
  });

  it('renews no lock of a task of the external service', async () => {
    await scene.app.db.updateTable('signing_tasks').set({ action_type: actionTypes.adobeSign }).execute();
    expect(await call('PUT', `/sign/renewLock/${scene.documentId}`)).toMatchObject({
      body: { type: problemType('methodOther') },
    });
  });
});

describe('resending one’s own PIN', () => {
  const resend = (key?: string) => call('POST', `/sign/resendOwnPin/${scene.documentId}`, undefined, key);

  it('revives a dead one, mails nobody else, and stands in the history', async () => {
    await accountsSign();
    const before = await mailsOf(scene);
    const dead = await pinOf(scene, imogen);
    await scene.app.db.updateTable('signers').set({ pin_dead: true }).execute();
    expect(await verify(dead)).toMatchObject({ body: { type: problemType('pinDead') } });
    expect((await resend('0f8fad5b-d9cb-469f-a165-70867728950e')).status).toBe(204);
    expect((await resend('0f8fad5b-d9cb-469f-a165-70867728950e')).status).toBe(204);
    expect((await mailsOf(scene)).slice(before.length).map(({ to }) => to)).toEqual([imogen]);
    expect((await verify()).status).toBe(200);
    const entries = await call('GET', `/audit/document/${scene.documentId}`);
    expect(entries.text).toContain('asked for a new PIN, which was sent');
  });

  it('is for those whose turn it is', async () => {
    await setUp();
    expect(await resend()).toMatchObject({ status: 409, body: { type: problemType('notAllSigned') } });
    expect(await mailsOf(scene)).toHaveLength(2);
  });

  it('has an end', async () => {
    await accountsSign();
    for (let count = 0; count < 5; count += 1) expect((await resend()).status).toBe(204);
    expect(await resend()).toMatchObject({ status: 429, body: { type: problemType('tooManyAttempts') } });
  });
});

describe('tasks as operations of a document', () => {
  it('resends PINs, removes the task, and sets up for one account under the older name', async () => {
    await setUp();
    const { documentId, accounts } = scene;
    expect((await call('POST', `/documents/resendPins/${documentId}`)).body).toBe(true);
    expect(await mailsOf(scene)).toHaveLength(4);
    expect((await call('POST', `/documents/removeTask/${documentId}`)).body).toMatchObject({
      ActionTypeE: 1,
    });
    expect((await call('POST', `/documents/resendPins/${documentId}`)).body).toMatchObject({
      Message: 'No Task!',
    });
    const single = await call('POST', `/documents/${documentId}/sign`, { UserIds: [accounts[0]?.accountId] });
    expect(single.body).toMatchObject({ ActionTypeE: 5, EmployeeToSign: null });
  });
});

describe('signing preferences', () => {
  it.each(['Administrator', 'Employee'] as const)('are read by an %s', async (role) => {
    const person = await aPerson(scene.app, 'reader@harrowfinch.example');
    const reader = await fakeCaller(scene.app, scene.firm, [role], person);
    expect(await portal.call(reader, '/sign/settings/')).toMatchObject({
      status: 200,
      body: { AttachAuditReport: false, RemindersEnabled: false, ReminderDurationInDays: 7 },
    });
  });

  // Nothing would act on them yet, so that even an administrator has nothing to write to.
  it.each([
    ['Administrator', 'notBuilt'],
    ['Employee', 'roleDenied'],
  ] as const)('written by an %s answer %s', async (role, code) => {
    const person = await aPerson(scene.app, 'writer@harrowfinch.example');
    const writer = await fakeCaller(scene.app, scene.firm, [role], person);
    const body = { AttachAuditReport: true, RemindersEnabled: true, ReminderDurationInDays: 3 };
    expect(await portal.call(writer, '/sign/settings/', { method: 'PUT', body })).toMatchObject({
      body: { type: problemType(code) },
    });
  });
});
