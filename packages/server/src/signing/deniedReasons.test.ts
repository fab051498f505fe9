import { errorSentences } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCK_MS, PIN_TRIES } from '../domain/signing/constants.ts';
import { removeTask } from '../domain/signing/manage.ts';
import { asStaff, pinOf, type Scene } from '../domain/signing/testing/scene.ts';
import { sign, signerOf } from '../domain/signing/testing/sign.ts';
import { noteUndelivered } from '../domain/signing/undelivered.ts';
import { aPerson, fakeCaller, refusal } from '../testing/index.ts';
import { hugh, imogen, margaret, openSigningFixture, type SigningFixture } from './testing/signingFixture.ts';

/*
 * One code covers several cases. The history names the case: each sentence is asked for in a state that
 * contradicts the code's other cases.
 */

let fixture: SigningFixture;
let scene: Scene;
beforeEach(async () => {
  fixture = await openSigningFixture();
  scene = fixture.scene;
  await fixture.setUp();
});
afterEach(() => fixture.close());

async function lastEntry(): Promise<string> {
  const { short_desc: text } = await scene.app.db
    .selectFrom('audit_entries')
    .select('short_desc')
    .where('document_id', '=', scene.documentId)
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  return text;
}

/** Gives both account holders names of their own. */
async function nameAccounts(): Promise<void> {
  for (const [email, given_name] of [
    [margaret, 'Margaret'],
    [hugh, 'Hugh'],
  ] as const) {
    const names = { given_name, surname: 'Ellery' };
    await scene.app.db.updateTable('logins').set(names).where('email', '=', email).execute();
  }
}

describe('a signer who does not have to sign', () => {
  it('has not signed: another one declined', async () => {
    const { browser, task } = await fixture.visitAndVerify(margaret);
    await browser.post(`${task}/decline`, { Comment: 'Clause 4 is wrong.' });
    expect(await fixture.verify('000000')).toMatchObject(refusal('alreadySigned'));
    expect(await lastEntry()).toBe('Imogen Hartley could not start signing: signing had been declined.');
  });

  it('has signed', async () => {
    await sign(scene, margaret);
    await sign(scene, hugh);
    await sign(scene, imogen);
    expect(await fixture.verify('000000')).toMatchObject(refusal('alreadySigned'));
    expect(await lastEntry()).toBe('Imogen Hartley could not start signing: they had already signed.');
  });

  it('is no signer, before and after the others have signed', async () => {
    const person = await aPerson(scene.app, 'priya.nair@harrowfinch.example', 'Priya', 'Nair');
    const colleague = await fakeCaller(scene.app, scene.firm, ['Employee'], person);
    const { documentId } = scene;
    const verify = () =>
      fixture.portal.call(colleague, `/sign/clickToSign/verifyEmployee/${documentId}`, {
        method: 'PUT',
        body: { DocumentId: documentId, Pin: '000000' },
      });
    expect(await verify()).toMatchObject(refusal('alreadySigned'));
    expect(await lastEntry()).toBe(
      'Priya Nair could not start signing: they were not a signer of the document.',
    );
    for (const email of [margaret, hugh, imogen]) await sign(scene, email);
    expect(await verify()).toMatchObject(refusal('alreadySigned'));
    expect(await lastEntry()).toBe('Priya Nair could not start signing: everyone had already signed.');
  });

  it('followed the link of a task that was removed, though they sign the next one', async () => {
    await nameAccounts();
    const { browser, task } = await fixture.visitAndVerify(margaret);
    await asStaff(scene, (work) => removeTask(work, scene.documentId));
    await fixture.setUp();
    expect(await browser.post(`${task}/sign`, { Consent: true })).toMatchObject(refusal('alreadySigned'));
    expect(await lastEntry()).toBe('Margaret Ellery could not sign: the signing task had been removed.');
  });

  it('commits a second time', async () => {
    await sign(scene, margaret);
    await sign(scene, hugh);
    await fixture.openFrame(await fixture.verify());
    await sign(scene, imogen);
    const commit = `/sign/clickToSign/employeeSigned/${scene.documentId}`;
    expect(await fixture.call('PUT', commit)).toMatchObject(refusal('taskComplete'));
    expect(await lastEntry()).toBe('Imogen Hartley could not sign: they had already signed.');
  });

  it('signs in first, where the firm asks for it: their session has not ended', async () => {
    await nameAccounts();
    const { browser, task } = await fixture.visitAndVerify(margaret);
    await scene.app.db.updateTable('firms').set({ enforce_signature_login: true }).execute();
    const refused = await browser.post(`${task}/sign`, { Consent: true });
    expect(refused).toMatchObject(refusal('signingSessionEnded'));
    expect(await lastEntry()).toBe(
      'Margaret Ellery could not sign: they had not signed in, which the firm requires.',
    );
  });
});

describe('a signer who does not hold the document', () => {
  beforeEach(nameAccounts);

  it('entered the PIN again elsewhere, with no clock moved', async () => {
    const { browser, task } = await fixture.visitAndVerify(margaret);
    await fixture.visitAndVerify(margaret);
    const refused = await browser.post(`${task}/sign`, { Consent: true });
    expect(refused).toMatchObject(refusal('openedElsewhere'));
    expect(refused.body).toMatchObject({ Message: errorSentences.openedElsewhere });
    expect(await lastEntry()).toBe(
      'Margaret Ellery could not sign: they had opened the document again elsewhere.',
    );
  });

  it('ran out of time', async () => {
    const { browser, task } = await fixture.visitAndVerify(margaret);
    scene.app.clock.advance(LOCK_MS);
    expect(await browser.post(`${task}/sign`, { Consent: true })).toMatchObject(refusal('lockLost'));
    expect(await lastEntry()).toBe('Margaret Ellery could not sign: the signing time limit had expired.');
  });

  it('ran out of time, and another signer has it', async () => {
    const { browser, task } = await fixture.visitAndVerify(margaret);
    scene.app.clock.advance(LOCK_MS);
    await fixture.visitAndVerify(hugh);
    expect(await browser.post(`${task}/sign`, { Consent: true })).toMatchObject(refusal('lockLost'));
    expect(await lastEntry()).toBe(
      'Margaret Ellery could not sign: their time had ended, and another signer had opened the document.',
    );
  });

  it('left it', async () => {
    const { browser, task } = await fixture.visitAndVerify(margaret);
    await browser.post(`${task}/release`);
    expect(await browser.post(`${task}/sign`, { Consent: true })).toMatchObject(refusal('pinRequired'));
    expect(await lastEntry()).toBe('Margaret Ellery could not sign: they had left the document.');
    const again = await browser.post(`${task}/pin`, { Pin: await pinOf(scene, margaret) });
    expect(again.body).toMatchObject({ Stage: 'read' });
    scene.app.clock.advance(LOCK_MS);
    await browser.post(`${task}/renew`);
    expect(await lastEntry()).toBe(
      'Margaret Ellery could not get more time to sign: the signing time limit had expired.',
    );
  });

  it('has given no PIN', async () => {
    const { browser, task } = await fixture.visit(margaret);
    const declined = await browser.post(`${task}/decline`, { Comment: 'Clause 4 is wrong.' });
    expect(declined).toMatchObject(refusal('pinRequired'));
    expect(await lastEntry()).toBe(
      'Someone with Margaret Ellery’s link could not decline to sign: no PIN had been entered.',
    );
  });

  it('has not been recognised, until the PIN is right: anybody may have the link', async () => {
    const { browser, task } = await fixture.visit(margaret);
    const wrong = (await pinOf(scene, margaret)) === '000000' ? '111111' : '000000';
    expect(await browser.post(`${task}/pin`, { Pin: wrong })).toMatchObject(refusal('pinWrong'));
    await browser.post(`${task}/pin`, { Pin: await pinOf(scene, margaret) });
    await browser.post(`${task}/release`);
    await browser.post(`${task}/pin`, { Pin: wrong });
    const { loginId } = scene.accounts[0] ?? expect.fail();
    const someone = { user_full_name: 'Someone with Margaret Ellery’s link', login_id: null };
    const herself = { user_full_name: 'Margaret Ellery', login_id: loginId };
    const rows = await scene.app.db
      .selectFrom('audit_entries')
      .select(['title', 'user_full_name', 'login_id'])
      .where('document_id', '=', scene.documentId)
      .orderBy('seq', 'desc')
      .limit(4)
      .execute();
    expect(rows.toReversed()).toEqual([
      { title: 'PIN rejected', ...someone },
      { title: 'PIN verified', ...herself },
      { title: 'Document released', ...herself },
      { title: 'PIN rejected', ...herself },
    ]);
  });

  it('asks for more time without ever having held it', async () => {
    for (const email of [margaret, hugh]) await sign(scene, email);
    const renewed = await fixture.call('PUT', `/sign/renewLock/${scene.documentId}`);
    expect(renewed).toMatchObject(refusal('lockLost'));
    expect(await lastEntry()).toBe(
      'Imogen Hartley could not get more time to sign: they did not hold the document.',
    );
  });
});

describe('a PIN that no longer works', () => {
  async function rejected(email: string, pin: string): Promise<string> {
    const { browser, task } = await fixture.visit(email);
    expect(await browser.post(`${task}/pin`, { Pin: pin })).toMatchObject(refusal('pinDead'));
    return lastEntry();
  }

  beforeEach(nameAccounts);

  it('was not tried by anyone: its email could not be delivered', async () => {
    const { id: signerId, pin_expires_at: validUntil } = await signerOf(scene, margaret);
    if (validUntil === null) throw new Error('There is no PIN.');
    const { app } = scene;
    await app.db
      .transaction()
      .execute((tx) =>
        noteUndelivered(
          tx,
          { email: margaret, pin: { signerId, validUntil }, taskId: null },
          app.clock.now(),
        ),
      );
    expect(await rejected(margaret, await pinOf(scene, margaret))).toBe(
      'Margaret Ellery’s PIN was rejected: the PIN could not be delivered.',
    );
  });

  it('was tried too often', async () => {
    const pin = await pinOf(scene, margaret);
    const wrong = pin === '111111' ? '222222' : '111111';
    const { browser, task } = await fixture.visit(margaret);
    for (let count = 0; count < PIN_TRIES; count += 1) await browser.post(`${task}/pin`, { Pin: wrong });
    expect(await lastEntry()).toBe('Margaret Ellery’s PIN was rejected: wrong PIN.');
    expect(await rejected(margaret, pin)).toBe(
      'Margaret Ellery’s PIN was rejected: too many attempts with this PIN.',
    );
  });
});

describe('what a signer did', () => {
  beforeEach(nameAccounts);

  it('extends the time to five minutes, however much was left', async () => {
    const { browser, task } = await fixture.visitAndVerify(margaret);
    scene.app.clock.advance(1_000);
    const { body } = await browser.post(`${task}/renew`);
    expect(body).toMatchObject({ LockExpires: '2026-11-20T22:05:01.000Z', LockSecondsLeft: 300 });
    expect(await lastEntry()).toBe('Margaret Ellery extended the signing time to 5 minutes from then.');
  });

  it('declines for a reason of any allowed length, which the history keeps whole', async () => {
    const { browser, task } = await fixture.visitAndVerify(margaret);
    const reason = `${'a'.repeat(998)}.!`;
    expect((await browser.post(`${task}/decline`, { Comment: reason })).status).toBe(200);
    const history = await fixture.call('GET', `/audit/document/${scene.documentId}`);
    expect(history.text).toContain(`Margaret Ellery declined to sign: “${reason}”`);
  });
});
