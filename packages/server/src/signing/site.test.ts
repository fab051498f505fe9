import { rm } from 'node:fs/promises';
import { actionTypes, problemType } from '@countersign/api-client/rules';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeDocument } from '../domain/documents/deletion/remove.ts';
import { LOCK_MS, PIN_TRIES } from '../domain/signing/constants.ts';
import { removeTask, resendPins } from '../domain/signing/manage.ts';
import { aScene, asStaff, mailsOf, pinOf, setUp, type Scene } from '../domain/signing/testing/scene.ts';
import { sign as signDirectly, signerOf } from '../domain/signing/testing/sign.ts';
import { refusal } from '../testing/index.ts';
import { buildSigningSite } from './site.ts';
import { aPagesFolder, Browser } from './testing/browser.ts';

const margaret = 'margaret.ellery@corriedale.example';
const hugh = 'hugh.ellery@corriedale.example';
const imogen = 'imogen.hartley@harrowfinch.example';

let scene: Scene;
let site: FastifyInstance;
let folder: string;
beforeEach(async () => {
  scene = await aScene();
  await setUp(scene);
  folder = await aPagesFolder();
  site = await buildSigningSite(scene.app, { pagesFolder: folder });
});
afterEach(async () => {
  await site.close();
  await scene.app.close();
  await rm(folder, { recursive: true });
});

function aBrowser(): Browser {
  return new Browser(site, scene.app.config.origins.signing);
}

async function tokenOf(email: string): Promise<string> {
  const mail = (await mailsOf(scene)).findLast(({ to }) => to === email);
  return mail?.link.split('#')[1] ?? '';
}

/** Opens a browser in which a signer has followed the link in their email. */
async function visit(email: string) {
  const browser = aBrowser();
  const opened = await browser.post('/link', { Token: await tokenOf(email) });
  const { id } = await signerOf(scene, email);
  return { browser, opened, task: `/task/${id}` };
}

async function visitAndVerify(email: string) {
  const visited = await visit(email);
  const verified = await visited.browser.post(`${visited.task}/pin`, { Pin: await pinOf(scene, email) });
  return { ...visited, verified };
}

/** Deletes the document as the portal does, with the rule that protects outstanding signatures. */
function deleteDocument(): Promise<void> {
  const about = () => undefined;
  return asStaff(scene, (work) => removeDocument({ ...work, caller: scene.staff, about }, scene.documentId));
}

describe('an account holder', () => {
  it('follows the link, verifies the PIN, reads, and signs', async () => {
    const { browser, opened, task, verified } = await visitAndVerify(margaret);
    expect(opened.body).toMatchObject({
      Page: { Stage: 'pin', Firm: { Name: 'Harrow & Finch' }, Details: null },
    });
    expect(verified.body).toMatchObject({
      Stage: 'read',
      Details: { Title: 'Solvency resolution' },
      LockExpires: '2026-11-20T22:05:00.000Z',
      InUse: null,
    });
    const view = await browser.post(`${task}/view`);
    expect(JSON.stringify(view.body)).toContain('/viewer/?url=');
    const { field_name } = await signerOf(scene, margaret);
    expect(new URL(Object(view.body).ViewerUrl).searchParams.get('field')).toBe(field_name);
    expect(field_name).toBe('Signer1');
    expect(await browser.post(`${task}/sign`, { Consent: true })).toMatchObject({
      status: 200,
      body: { Stage: 'signed' },
    });
    expect((await signerOf(scene, margaret)).status).toBe('signed');
  });

  it('signs once, however often the button is sent', async () => {
    const { browser, task } = await visitAndVerify(margaret);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.post(`${task}/sign`, { Consent: true })),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const versions = await scene.app.db
      .selectFrom('document_versions')
      .select('id')
      .where('kind', '=', 'signature')
      .orderBy('id')
      .execute();
    expect(versions).toHaveLength(1);
    expect((await browser.post(`${task}/sign`, { Consent: true })).body).toMatchObject({ Stage: 'signed' });
  });

  it('signs nothing without consent, without a PIN, and after the time has run out', async () => {
    const { browser, task } = await visit(margaret);
    expect(await browser.post(`${task}/sign`, { Consent: true })).toMatchObject(refusal('pinRequired'));
    await browser.post(`${task}/pin`, { Pin: await pinOf(scene, margaret) });
    expect((await browser.post(`${task}/sign`, { Consent: 'yes' })).status).toBe(400);
    const unsure = await browser.post(`${task}/sign`, { Consent: false });
    expect(unsure).toMatchObject(refusal('consentNeeded'));
    scene.app.clock.advance(LOCK_MS);
    const late = await browser.post(`${task}/sign`, { Consent: true });
    expect(late.body).toMatchObject({
      Message:
        'The signing time limit on the document has expired, please verify again to complete the signing of your document',
    });
    expect((await browser.get(`${task}/state`)).body).toMatchObject({ Stage: 'pin' });
  });

  it('declines with a comment, which ends the task for all signers', async () => {
    const { browser, task } = await visitAndVerify(margaret);
    const silent = await browser.post(`${task}/decline`, { Comment: '  ' });
    expect(silent).toMatchObject(refusal('commentNeeded'));
    const declined = await browser.post(`${task}/decline`, { Comment: 'Clause 4 is wrong.' });
    expect(declined.body).toMatchObject({ Stage: 'declined' });
    const document = await scene.app.db.selectFrom('documents').select('action_type').executeTakeFirst();
    expect(document?.action_type).toBe(actionTypes.declined);
    expect((await visit(hugh)).opened.body).toMatchObject({ Page: { Stage: 'declined' } });
  });

  it('gets five minutes again, and the earlier opening loses the document', async () => {
    const { browser, task } = await visitAndVerify(margaret);
    scene.app.clock.advance(LOCK_MS - 1_000);
    expect((await browser.post(`${task}/renew`)).body).toMatchObject({ Stage: 'read' });
    scene.app.clock.advance(2_000);
    expect((await browser.post(`${task}/sign`, { Consent: true })).body).toMatchObject({ Stage: 'signed' });
  });

  it('gives the document back on leaving', async () => {
    const { browser, task } = await visitAndVerify(margaret);
    await browser.post(`${task}/release`);
    expect((await visitAndVerify(hugh)).verified.status).toBe(200);
  });
});

describe('the PIN sentences of an account holder', () => {
  it('missing, wrong, and dead', async () => {
    const { browser, task } = await visit(margaret);
    const pin = await pinOf(scene, margaret);
    expect((await browser.post(`${task}/pin`, { Pin: ' ' })).body).toMatchObject({
      type: problemType('pinRequired'),
      Message: 'Please type your PIN code in the input box.',
    });
    for (let count = 1; count < PIN_TRIES; count += 1) {
      const wrong = await browser.post(`${task}/pin`, { Pin: pin === '111111' ? '222222' : '111111' });
      expect(wrong.body).toMatchObject({
        Message: 'The PIN code you have entered could not be verified, please try again.',
      });
    }
    for (const dead of [pin === '111111' ? '222222' : '111111', pin]) {
      expect(await browser.post(`${task}/pin`, { Pin: dead })).toMatchObject({
        status: 422,
        body: { Message: 'This PIN can no longer be used. Ask for a new one.' },
      });
    }
    expect((await browser.get(`${task}/state`)).body).toMatchObject({ Stage: 'pinDead' });
  });

  it('in use', async () => {
    await visitAndVerify(margaret);
    const { browser, task, verified } = await visitAndVerify(hugh);
    expect(verified).toMatchObject({
      status: 409,
      body: { type: problemType('documentInUse'), ExceptionMessage: 'doc in use' },
    });
    scene.app.clock.advance(60_000);
    // A waiting signer sees until when the lock is held, and not by whom: their session has not begun to sign.
    expect((await browser.get(`${task}/state`)).body).toMatchObject({
      Stage: 'pin',
      InUse: { Name: null, Expires: '2026-11-20T22:05:00.000Z', SecondsLeft: 240 },
    });
    scene.app.clock.advance(LOCK_MS);
    expect((await browser.get(`${task}/state`)).body).toMatchObject({ Stage: 'pin', InUse: null });
  });
});

describe('what a link leads to', () => {
  it('is the truth after signing, removing and resending', async () => {
    await signDirectly(scene, margaret);
    expect((await visit(margaret)).opened.body).toMatchObject({ Page: { Stage: 'signed' } });
    const token = await tokenOf(hugh);
    await asStaff(scene, (work) => removeTask(work, scene.documentId));
    expect((await aBrowser().post('/link', { Token: token })).body).toMatchObject({
      Page: { Stage: 'removed' },
    });
    await setUp(scene);
    const unknown = await aBrowser().post('/link', { Token: 'x'.repeat(43) });
    expect(unknown).toMatchObject({
      status: 404,
      body: { type: problemType('linkUnknown') },
    });
  });

  it('is the outcome, and that the firm deleted the document since', async () => {
    for (const email of [margaret, hugh, imogen]) await signDirectly(scene, email);
    expect((await visit(margaret)).opened.body).toMatchObject({ Page: { DocumentDeleted: false } });
    await deleteDocument();
    expect((await visit(margaret)).opened.body).toMatchObject({
      Page: { Stage: 'signed', TaskState: 'completed', DocumentDeleted: true },
    });
  });

  it('stays declined for everyone once the firm deleted the document', async () => {
    const { browser, task } = await visitAndVerify(margaret);
    await browser.post(`${task}/decline`, { Comment: 'Clause 4 is wrong.' });
    await deleteDocument();
    for (const email of [margaret, hugh]) {
      expect((await visit(email)).opened.body).toMatchObject({
        Page: { Stage: 'declined', TaskState: 'declined', DocumentDeleted: true },
      });
    }
  });

  it('says whether the firm can send a new PIN, as the resending itself decides', async () => {
    expect((await visit(margaret)).opened.body).toMatchObject({ Page: { EnabledNotifications: true } });
    await scene.app.db.updateTable('documents').set({ notifications_enabled: false }).execute();
    await expect(asStaff(scene, (work) => resendPins(work, scene.documentId))).rejects.toMatchObject({
      code: 'notificationsOff',
    });
    expect((await visit(margaret)).opened.body).toMatchObject({ Page: { EnabledNotifications: false } });
  });

  it('asks for a sign-in where the firm wants one', async () => {
    await scene.app.db.updateTable('firms').set({ enforce_signature_login: true }).execute();
    const { browser, opened, task } = await visit(margaret);
    expect(opened.body).toMatchObject({ Page: { Stage: 'login' } });
    const pin = await browser.post(`${task}/pin`, { Pin: await pinOf(scene, margaret) });
    expect(pin).toMatchObject({ status: 401, body: { type: problemType('signingSessionEnded') } });
  });
});

describe('the site', () => {
  it('acts for its own pages only', async () => {
    const { browser, task } = await visitAndVerify(margaret);
    for (const origin of ['http://localhost:4000', 'null', 'http://localhost:4003.evil.test']) {
      const refused = await browser.post(`${task}/sign`, { Consent: true }, { origin });
      expect(refused).toMatchObject(refusal('originDenied'));
    }
  });

  it('knows each signer only at their own path', async () => {
    const { browser } = await visit(margaret);
    const other = await signerOf(scene, hugh);
    for (const id of [other.id, 999_999]) {
      expect((await browser.get(`/task/${id}/state`)).status).toBe(401);
    }
    for (const id of ['x', 0, 2 ** 31]) {
      for (const page of ['state', 'login']) {
        expect(await browser.get(`/task/${id}/${page}`)).toMatchObject({
          status: 400,
          body: { type: problemType('requestInvalid') },
        });
      }
    }
  });

  it('can be framed only by the portal, on the pages where staff sign', async () => {
    const { portal } = scene.app.config.origins;
    const frame = await aBrowser().get('/frame/closed');
    expect(frame.headers['content-security-policy']).toContain(`frame-ancestors ${portal};`);
    expect(frame.text).toContain(portal);
    const account = await aBrowser().get('/sign');
    expect(account.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    for (const page of [frame, account]) {
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    }
  });

  it('tells the portal whose session the browser has', async () => {
    const { browser } = await visit(margaret);
    const [account] = scene.accounts;
    const { portal } = scene.app.config.origins;
    const known = await browser.get('/api/users/identify', { origin: portal });
    expect(known.body).toEqual({ Identified: true, UserId: account?.accountId });
    expect(known.headers).toMatchObject({
      'access-control-allow-origin': portal,
      'access-control-allow-credentials': 'true',
    });
    const foreign = await aBrowser().get('/api/users/identify', { origin: 'http://localhost:4009' });
    expect(foreign.body).toEqual({ Identified: false, UserId: null });
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });
});
