import { pdfReasons, problemType } from '@countersign/api-client/rules';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findDocument } from '../domain/documents/find.ts';
import { LOCK_MS } from '../domain/signing/constants.ts';
import { checkSetUp } from '../domain/signing/eligibility.ts';
import { checkLimit } from '../domain/signing/limits.ts';
import { messages } from '../domain/signing/signing.messages.ts';
import { mailsOf, pinOf, type Scene } from '../domain/signing/testing/scene.ts';
import { fileOf } from '../pdf/testing/files.ts';
import { imogen, openSigningFixture, type SigningFixture } from '../signing/testing/signingFixture.ts';
import { aFirm, aPerson, fakeCaller, refusal } from '../testing/index.ts';
import { storedDocument } from '../testing/people.ts';

let fixture: SigningFixture;
let scene: Scene;
beforeEach(async () => {
  fixture = await openSigningFixture();
  scene = fixture.scene;
});
afterEach(() => fixture.close());

describe('the calls of signing', () => {
  it('check no more documents of one user than the worker can take, and those of others all the same', async () => {
    const check = `/sign/verifyDocumentForSigning/${scene.documentId}`;
    expect((await fixture.call('GET', check)).status).toBe(200);
    const { attempts } = checkLimit;
    await scene.app.db
      .updateTable('rate_limits')
      .set({ count: attempts })
      .where('bucket', '=', `check-document:login:${scene.staff.loginId}`)
      .execute();
    const stopped = await fixture.call('GET', check);
    expect(stopped).toMatchObject(refusal('tooManyAttempts'));
    expect(stopped.headers['retry-after']).toBe('900');
    const person = await aPerson(scene.app, 'priya.nair@harrowfinch.example', 'Priya', 'Nair');
    const colleague = await fakeCaller(scene.app, scene.firm, ['Administrator'], person);
    expect((await fixture.portal.call(colleague, check)).status).toBe(200);
    scene.app.clock.advance(checkLimit.window);
    expect((await fixture.call('GET', check)).status).toBe(200);
  });

  it('read no file for a check that nobody waits for any longer', async () => {
    const { app, documentId, staff } = scene;
    const check = `/sign/verifyDocumentForSigning/${documentId}`;
    expect((await fixture.call('GET', check)).status).toBe(200);
    const bytes = await storedDocument(app, documentId);
    const gate = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    const read = vi.spyOn(app.blobs, 'read').mockImplementationOnce(() => gate.promise);
    const { site } = fixture.portal;
    const url = `${await site.listen({ port: 0, host: '127.0.0.1' })}/rest${check}`;
    const headers = { authorization: `Bearer ${staff.loginId}` };
    const first = fetch(url, { headers }).then((answer) => answer.json());
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    const leaving = new AbortController();
    const connection = once(site.server, 'connection');
    const second = fetch(url, { headers, signal: leaving.signal });
    const [socket] = await connection;
    await vi.waitFor(async () =>
      expect(await app.db.selectFrom('rate_limits').select('count').executeTakeFirstOrThrow()).toMatchObject({
        count: 3,
      }),
    );
    const left = once(socket, 'close');
    leaving.abort();
    await expect(second).rejects.toThrow();
    await left;
    const third = fixture.call('GET', check);
    gate.resolve(bytes);
    expect(await first).toMatchObject({ IsSignable: true });
    expect((await third).status).toBe(200);
    expect(read).toHaveBeenCalledTimes(2);
    site.server.closeAllConnections();
  });

  it('leave places in the line of a firm to colleagues of a user who checks much at once', async () => {
    const { app, documentId, firm } = scene;
    const check = `/sign/verifyDocumentForSigning/${documentId}`;
    const bytes = await storedDocument(app, documentId);
    const gate = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    vi.spyOn(app.blobs, 'read').mockImplementationOnce(() => gate.promise);
    const own = [1, 2, 3, 4, 5].map(() => fixture.call('GET', check));
    const stopped = await Promise.race(own);
    expect(stopped).toMatchObject(refusal('signingBusy'));
    expect(stopped.headers['retry-after']).toBe('30');
    const person = await aPerson(app, 'priya.nair@harrowfinch.example', 'Priya', 'Nair');
    const colleague = fixture.portal.call(await fakeCaller(app, firm, ['Administrator'], person), check);
    gate.resolve(bytes);
    expect((await colleague).status).toBe(200);
    expect((await Promise.all(own)).map(({ status }) => status).toSorted()).toEqual([
      200, 200, 200, 200, 503,
    ]);
  });

  it('take a document from its checks to the committed signature of the representative', async () => {
    expect(
      (await fixture.call('GET', `/sign/verifyDocumentForSigning/${scene.documentId}`)).body,
    ).toMatchObject({
      IsSignable: true,
      Message: null,
      Checks: [
        { Passed: true, Message: 'The document is a PDF.' },
        { Passed: true, Message: 'The document has no signing task.' },
        { Passed: true, Message: 'Notifications are enabled for this document.' },
        { Passed: true, Message: messages.checks.readable(2) },
      ],
    });
    await fixture.accountsSign();
    const verified = await fixture.verify();
    expect(verified).toMatchObject({ status: 200, body: { status: 'ok', locations: [] } });
    const { browser, task } = await fixture.openFrame(verified);
    expect((await browser.get(`${task}/state`)).body).toMatchObject({ Stage: 'read', Kind: 'employee' });
    await browser.post(`${task}/sign`, { Consent: true });
    const commit = `/sign/clickToSign/employeeSigned/${scene.documentId}`;
    expect((await fixture.call('PUT', commit)).body).toMatchObject({ ActionTypeE: 4 });
    expect((await fixture.call('PUT', commit)).body).toMatchObject({
      type: problemType('taskComplete'),
      Message: 'Operation already complete!',
    });
  });

  it('check a file that only calls itself a PDF, and say so once', async () => {
    const { app, firm, documentId } = scene;
    const document = await findDocument(app.db, firm.firmId, documentId);
    const words = () => Promise.resolve(fileOf(Buffer.from('plain words')));
    const { checks, refusal } = await checkSetUp(document, words, app.config.largestSigned);
    expect(refusal?.code).toBe('pdfUnrecognised');
    expect(checks.filter(({ message }) => /\bPDF\b/.test(message)).map(({ message }) => message)).toEqual([
      messages.checks.notPdf('pdf', pdfReasons.pdfUnrecognised),
    ]);
  });

  it.each([
    ['no account', () => [], 'noAccount', 'You must select at least one account.'],
    ['an account twice', (id: number) => [id, id], 'accountTwice', 'An Account may only be selected once.'],
  ] as const)('do not accept %s', async (_, idsOf, code, Message) => {
    const UserIds = idsOf(scene.accounts[0]?.accountId ?? 0);
    expect(await fixture.call('POST', `/sign/clickToSign/${scene.documentId}`, { UserIds })).toMatchObject({
      status: 422,
      body: { type: problemType(code), Message },
    });
  });

  it('do not accept a signer who is not an account of the client', async () => {
    const UserIds = [scene.accounts[0]?.accountId, 999_999];
    expect(await fixture.call('POST', `/sign/clickToSign/${scene.documentId}`, { UserIds })).toMatchObject({
      status: 422,
      body: {
        type: problemType('accountNotEligible'),
        Message:
          'One or more of the selected accounts can’t sign this document. Reload the page and select again.',
      },
    });
    expect(await mailsOf(scene)).toEqual([]);
  });

  it('return the same reply to the same key, with one effect', async () => {
    await fixture.accountsSign();
    const { browser, task } = await fixture.openFrame(await fixture.verify());
    await browser.post(`${task}/sign`, { Consent: true });
    const commit = `/sign/clickToSign/employeeSigned/${scene.documentId}`;
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        fixture.call('PUT', commit, undefined, '0f8fad5b-d9cb-469f-a165-70867728950e'),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const sealed = await scene.app.db
      .selectFrom('document_versions')
      .select('id')
      .where('kind', '=', 'sealed')
      .orderBy('id')
      .execute();
    expect(sealed).toHaveLength(1);
  });

  it('exchange a ticket once', async () => {
    await fixture.accountsSign();
    const { url } = await fixture.openFrame(await fixture.verify());
    const again = await fixture.aBrowser().get(url.replace(scene.app.config.origins.signing, ''));
    expect(again.headers.location).toBe('/frame/closed');
  });

  it('extend an active lock, and reject what was prepared before', async () => {
    await fixture.accountsSign();
    const { browser, task } = await fixture.openFrame(await fixture.verify());
    await browser.post(`${task}/sign`, { Consent: true });
    const renewed = await fixture.call('PUT', `/sign/renewLock/${scene.documentId}`);
    expect(renewed.status).toBe(200);
    const commit = `/sign/clickToSign/employeeSigned/${scene.documentId}`;
    expect((await fixture.call('PUT', commit)).body).toMatchObject({
      type: problemType('nothingPrepared'),
      Message: 'The request could not be processed, please try again.',
    });
    const frame = await fixture.openFrame(renewed);
    await frame.browser.post(`${frame.task}/sign`, { Consent: true });
    expect((await fixture.call('PUT', commit)).status).toBe(200);
  });

  it('extend the lock of an open frame, which then signs without being opened again', async () => {
    await fixture.accountsSign();
    const { browser, task } = await fixture.openFrame(await fixture.verify());
    scene.app.clock.advance(LOCK_MS - 1_000);
    expect((await fixture.call('PUT', `/sign/renewLock/${scene.documentId}`)).status).toBe(200);
    scene.app.clock.advance(LOCK_MS - 1_000);
    expect((await browser.get(`${task}/state`)).body).toMatchObject({ Stage: 'read' });
    expect((await browser.post(`${task}/sign`, { Consent: true })).status).toBe(200);
    const commit = `/sign/clickToSign/employeeSigned/${scene.documentId}`;
    expect((await fixture.call('PUT', commit)).status).toBe(200);
  });

  it('leave a frame that lost its lock to a later PIN outside of the renewal', async () => {
    await fixture.accountsSign();
    const first = await fixture.openFrame(await fixture.verify());
    await fixture.openFrame(await fixture.verify());
    expect((await fixture.call('PUT', `/sign/renewLock/${scene.documentId}`)).status).toBe(200);
    const { status, body } = await first.browser.post(`${first.task}/sign`, { Consent: true });
    expect({ status, body }).toMatchObject(refusal('openedElsewhere'));
  });

  it('ask for the PIN again when the lock has ended', async () => {
    await fixture.accountsSign();
    await fixture.verify();
    scene.app.clock.advance(LOCK_MS);
    expect((await fixture.call('PUT', `/sign/renewLock/${scene.documentId}`)).body).toMatchObject({
      status: 409,
      Message:
        'The signing time limit on the document has expired, please verify again to complete the signing of your document',
    });
    expect((await fixture.verify()).status).toBe(200);
  });

  it('keep a wrong PIN counted although the call is refused', async () => {
    await fixture.accountsSign();
    const pin = await pinOf(scene, imogen);
    const wrong = pin === '111111' ? '222222' : '111111';
    const answers = await Promise.all(Array.from({ length: 40 }, () => fixture.verify(wrong)));
    const tried = answers.filter(({ text }) => text.includes(problemType('pinWrong')));
    expect(tried).toHaveLength(4);
    expect(await fixture.verify(pin)).toMatchObject({ status: 422, body: { type: problemType('pinDead') } });
  });

  it('make the representative wait for the accounts, and let no other employee sign', async () => {
    await fixture.setUp();
    expect((await fixture.verify('000000')).body).toMatchObject({
      Message: 'Not all require accounts have signed this document yet.',
    });
    const person = await aPerson(scene.app, 'other@harrowfinch.example');
    const colleague = await fakeCaller(scene.app, scene.firm, ['Employee'], person);
    const refused = await fixture.portal.call(
      colleague,
      `/sign/clickToSign/verifyEmployee/${scene.documentId}`,
      {
        method: 'PUT',
        body: { DocumentId: scene.documentId, Pin: '000000' },
      },
    );
    expect(refused.body).toMatchObject({
      type: problemType('alreadySigned'),
      Message: 'You are not required to sign this document.',
      ExceptionMessage: 'alreadySigned',
    });
  });

  it('give another firm the response of a missing document, byte for byte', async () => {
    await fixture.setUp();
    const stranger = await aFirm(scene.app, 'Marsh Legal');
    const other = await fakeCaller(scene.app, stranger, ['Administrator']);
    const answersOf = async (id: number) => {
      const pin = { method: 'PUT', body: { DocumentId: id, Pin: '1' } } as const;
      const answers = await Promise.all([
        fixture.portal.call(other, `/sign/verifyDocumentForSigning/${id}`),
        fixture.portal.call(other, `/sign/clickToSign/${id}`, { method: 'POST', body: { UserIds: [1] } }),
        fixture.portal.call(other, `/sign/clickToSign/verifyEmployee/${id}`, pin),
        fixture.portal.call(other, `/sign/clickToSign/employeeSigned/${id}`, { method: 'PUT' }),
        fixture.portal.call(other, `/sign/renewLock/${id}`, { method: 'PUT' }),
        fixture.portal.call(other, `/sign/resendOwnPin/${id}`, { method: 'POST' }),
        fixture.portal.call(other, `/documents/removeTask/${id}`, { method: 'POST' }),
        fixture.portal.call(other, `/documents/resendPins/${id}`, { method: 'POST' }),
      ]);
      return answers.map(({ status, text }) => `${status} ${text.replace(/"Reference":"[^"]*"/, '')}`);
    };
    expect(await answersOf(scene.documentId)).toEqual(await answersOf(999_999));
  });
});
