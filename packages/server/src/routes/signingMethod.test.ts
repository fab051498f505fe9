import { actionTypes, problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../domain/signing/signing.messages.ts';
import { prepareSignature } from '../domain/signing/prepareSignature.ts';
import { mailsOf, type Scene } from '../domain/signing/testing/scene.ts';
import { openSigningFixture, type SigningFixture } from '../signing/testing/signingFixture.ts';
import { aDocument, refusal, switchOn } from '../testing/index.ts';

let fixture: SigningFixture;
let scene: Scene;
beforeEach(async () => {
  fixture = await openSigningFixture();
  scene = fixture.scene;
});
afterEach(() => fixture.close());

describe('a document that was set up for the other method', () => {
  beforeEach(async () => {
    await fixture.accountsSign();
    await fixture.verify();
    await scene.app.db.updateTable('signing_tasks').set({ action_type: actionTypes.secureSign }).execute();
  });

  it('takes no PIN and no commit of click-to-sign', async () => {
    const refused = { status: 409, body: { type: problemType('methodOther') } };
    expect(await fixture.verify()).toMatchObject(refused);
    const commit = `/sign/clickToSign/employeeSigned/${scene.documentId}`;
    expect(await fixture.call('PUT', commit)).toMatchObject(refused);
  });

  it('is prepared by neither', async () => {
    const lock = await scene.app.db.selectFrom('signing_locks').selectAll().executeTakeFirstOrThrow();
    const { firm, documentId, app } = scene;
    const opening = { firmId: firm.firmId, documentId, signerId: lock.signer_id ?? 0, fence: lock.fence };
    await expect(prepareSignature(app, opening)).rejects.toMatchObject({ code: 'methodOther' });
  });

  it.each(['secureSign', 'adobeSign'] as const)('renews no lock and resends no PIN of %s', async (method) => {
    await scene.app.db.updateTable('signing_tasks').set({ action_type: actionTypes[method] }).execute();
    const refused = { status: 409, body: { type: problemType('methodOther') } };
    expect(await fixture.call('PUT', `/sign/renewLock/${scene.documentId}`)).toMatchObject(refused);
    expect(await fixture.call('POST', `/sign/resendOwnPin/${scene.documentId}`)).toMatchObject(refused);
  });

  it.each(['sign', 'secureSign', 'adobeSign'] as const)(
    'emails nobody a PIN for %s, and the history says why',
    async (method) => {
      const action_type = actionTypes[method];
      await scene.app.db.updateTable('signing_tasks').set({ action_type }).execute();
      await scene.app.db.updateTable('documents').set({ action_type }).execute();
      const sent = await mailsOf(scene);
      expect(await fixture.call('POST', `/documents/resendPins/${scene.documentId}`)).toMatchObject(
        refusal('methodOther'),
      );
      expect(await mailsOf(scene)).toEqual(sent);
      const history = await fixture.call('GET', `/audit/document/${scene.documentId}`);
      expect(history.text).toContain(
        'Imogen Hartley could not resend the PINs: the document used another signing method.',
      );
    },
  );
});

it('is neither found signable nor set up where click-to-sign is switched off, and what waits can be signed', async () => {
  await fixture.accountsSign();
  await switchOn(scene.app, scene.firm, 'DisabledGroupDocs');
  const sent = await mailsOf(scene);
  const { documentId } = await aDocument(scene.app, scene.firm, scene.clientId);
  const UserIds = [scene.accounts[0]?.accountId];
  expect(await fixture.call('POST', `/sign/clickToSign/${documentId}`, { UserIds })).toMatchObject({
    status: 403,
    body: { Message: messages.notOffered },
  });
  // The check before says so too, and reads no file for it.
  const read = vi.spyOn(scene.app.blobs, 'read');
  expect(await fixture.call('GET', `/sign/verifyDocumentForSigning/${documentId}`)).toMatchObject({
    status: 200,
    body: {
      IsSignable: false,
      Message: messages.notOffered,
      Checks: [{ Code: 'offered', Passed: false, Message: messages.notOffered }],
    },
  });
  expect(read).not.toHaveBeenCalled();
  expect(await mailsOf(scene)).toEqual(sent);
  expect((await fixture.verify()).status).toBe(200);
});
