import { actionTypes, problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pinLimits, resendLimit } from '../domain/signing/limits.ts';
import { mailsOf, type Scene } from '../domain/signing/testing/scene.ts';
import { sign } from '../domain/signing/testing/sign.ts';
import {
  imogen,
  margaret,
  openSigningFixture,
  type SigningFixture,
} from '../signing/testing/signingFixture.ts';
import { aPerson, fakeCaller, refusal } from '../testing/index.ts';

let fixture: SigningFixture;
let scene: Scene;
beforeEach(async () => {
  fixture = await openSigningFixture();
  scene = fixture.scene;
});
afterEach(() => fixture.close());

describe('tasks as operations of a document', () => {
  it('resends PINs, removes the task, and sets up for one account under the older name', async () => {
    await fixture.setUp();
    const { documentId, accounts } = scene;
    expect((await fixture.call('POST', `/documents/resendPins/${documentId}`)).body).toBe(true);
    expect(await mailsOf(scene)).toHaveLength(4);
    expect((await fixture.call('POST', `/documents/removeTask/${documentId}`)).body).toMatchObject({
      ActionTypeE: 1,
    });
    expect((await fixture.call('POST', `/documents/resendPins/${documentId}`)).body).toMatchObject({
      Message: 'No Task!',
    });
    const single = await fixture.call('POST', `/documents/${documentId}/sign`, {
      UserIds: [accounts[0]?.accountId],
    });
    expect(single.body).toMatchObject({ ActionTypeE: 5, EmployeeToSign: null });
  });
});

describe('a document whose task has ended', () => {
  const { signed, declined } = actionTypes;

  it.each([
    ['documentSigned', signed, 'resendPins'],
    ['documentSigned', signed, 'removeTask'],
    ['taskComplete', declined, 'resendPins'],
  ] as const)('is refused with %s: state %i, %s', async (code, action_type, call) => {
    await fixture.setUp();
    await scene.app.db.updateTable('documents').set({ action_type }).execute();
    const sent = await mailsOf(scene);
    expect(await fixture.call('POST', `/documents/${call}/${scene.documentId}`)).toMatchObject(refusal(code));
    expect(await mailsOf(scene)).toEqual(sent);
    const [document] = await scene.app.db.selectFrom('documents').select('action_type').execute();
    expect(document).toEqual({ action_type });
  });
});

describe('resending the PINs of a document', () => {
  const resend = () => fixture.call('POST', `/documents/resendPins/${scene.documentId}`);

  it('is limited for each user and document, by the hour', async () => {
    await fixture.setUp();
    for (let count = 0; count < resendLimit.attempts; count += 1) expect((await resend()).status).toBe(200);
    const sent = (await mailsOf(scene)).length;
    const refused = await resend();
    expect(refused).toMatchObject({ status: 429, body: { type: problemType('tooManyAttempts') } });
    expect(await mailsOf(scene)).toHaveLength(sent);
    const colleague = await fakeCaller(
      scene.app,
      scene.firm,
      ['Employee'],
      await aPerson(scene.app, 'colleague@harrowfinch.example'),
    );
    const path = `/documents/resendPins/${scene.documentId}`;
    expect((await fixture.portal.call(colleague, path, { method: 'POST' })).status).toBe(200);
    scene.app.clock.advance(resendLimit.window);
    expect((await resend()).status).toBe(200);
  });
});

describe('the PINs that one person is sent, and one firm sends, within an hour', () => {
  const sent = async (bucket: string, count: number) =>
    scene.app.db
      .insertInto('rate_limits')
      .values({
        bucket: `pins:${bucket}`,
        count,
        resets_at: new Date(scene.app.clock.now().getTime() + pinLimits.firm.window),
      })
      .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ count }))
      .execute();
  const toPerson = (email: string) =>
    sent(`recipient:${scene.firm.firmId}:${email}`, pinLimits.recipient.attempts);
  const byFirm = () => sent(`firm:${scene.firm.firmId}`, pinLimits.firm.attempts);
  const resend = () => fixture.call('POST', `/documents/resendPins/${scene.documentId}`);
  const remove = () => fixture.call('POST', `/documents/removeTask/${scene.documentId}`);
  const ofPerson = 'This signer was sent 100 PINs within an hour. Try again later.';
  const tooMany = { status: 429, body: { type: problemType('tooManyAttempts') } };

  it('are limited where they are resent: none of the document is sent, and earlier ones stay', async () => {
    await fixture.setUp();
    const before = await mailsOf(scene);
    await toPerson(margaret);
    const refused = await resend();
    expect(refused).toMatchObject({ ...tooMany, body: { ...tooMany.body, detail: ofPerson } });
    expect(refused.headers['retry-after']).toBe('3600');
    await byFirm();
    expect(await resend()).toMatchObject(tooMany);
    expect(await mailsOf(scene)).toEqual(before);
    expect((await fixture.visitAndVerify(margaret)).answer.status).toBe(200);
    scene.app.clock.advance(pinLimits.firm.window);
    expect((await resend()).status).toBe(200);
  });

  it('are limited where tasks are set up and removed again and again', async () => {
    const start = pinLimits.recipient.attempts - 2;
    await sent(`recipient:${scene.firm.firmId}:${margaret}`, start);
    for (let count = 0; count < 2; count += 1) {
      expect((await fixture.setUp()).status).toBe(200);
      expect((await remove()).status).toBe(200);
    }
    const before = await mailsOf(scene);
    expect(await fixture.setUp()).toMatchObject({ ...tooMany, body: { ...tooMany.body, detail: ofPerson } });
    expect(await mailsOf(scene)).toEqual(before);
    expect((await fixture.call('GET', `/documents/${scene.documentId}`)).body).toMatchObject({
      ActionTypeE: actionTypes.none,
    });
    await scene.app.db.deleteFrom('rate_limits').execute();
    await byFirm();
    expect(await fixture.setUp()).toMatchObject(tooMany);
  });

  it('are limited where people have their own resent, and never refuse a signature', async () => {
    await fixture.setUp();
    await toPerson(imogen);
    await byFirm();
    for (const { email } of scene.accounts) await sign(scene, email);
    expect((await mailsOf(scene)).at(-1)?.to).toBe(imogen);
    const own = () => fixture.call('POST', `/sign/resendOwnPin/${scene.documentId}`);
    expect(await own()).toMatchObject(tooMany);
    await scene.app.db.deleteFrom('rate_limits').where('bucket', 'like', 'pins:firm:%').execute();
    expect(await own()).toMatchObject({ ...tooMany, body: { ...tooMany.body, detail: ofPerson } });
  });
});

describe('signing preferences', () => {
  it.each(['Administrator', 'Employee'] as const)('are read by an %s', async (role) => {
    const person = await aPerson(scene.app, 'reader@harrowfinch.example');
    const reader = await fakeCaller(scene.app, scene.firm, [role], person);
    expect(await fixture.portal.call(reader, '/sign/settings/')).toMatchObject({
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
    expect(await fixture.portal.call(writer, '/sign/settings/', { method: 'PUT', body })).toMatchObject({
      body: { type: problemType(code) },
    });
  });
});
