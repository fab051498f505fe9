import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { healthyKinds, unfitKinds } from '../../pdf/testing/samples.ts';
import {
  aClient,
  aDocument,
  aFirm,
  aPerson,
  fakeCaller,
  storedDocument,
  switchOn,
} from '../../testing/index.ts';
import { findDocument } from '../documents/find.ts';
import { checkSetUp } from './eligibility.ts';
import { checkLimit, limitChecks } from './limits.ts';
import { prepareSetUp, setUpClickToSign, type ClickToSignRequest } from './setUp.ts';
import { aScene, asStaff, callerNow, mailsOf, setUp, taskOf, type Scene } from './testing/scene.ts';
import { currentPdf } from './versions.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await aScene();
});
afterEach(() => scene.app.close());

async function attempt(change: Partial<ClickToSignRequest>): Promise<void> {
  const request = {
    documentId: scene.documentId,
    accountIds: scene.accounts.map(({ accountId }) => accountId),
    employeeId: scene.staff.employeeId,
    ...change,
  };
  const { app } = scene;
  const prepared = await prepareSetUp(app, callerNow(scene), request);
  return asStaff(scene, (work) => setUpClickToSign(work, prepared));
}

const notEligible = /can’t sign this document/;
const noEmployee = { code: 'employeeNotEligible', message: 'Please select an employee to continue' };

describe('setting up click-to-sign', () => {
  it('needs an account, and each only once', async () => {
    const [first] = scene.accounts;
    const id = first?.accountId ?? 0;
    await expect(attempt({ accountIds: [] })).rejects.toMatchObject({
      code: 'noAccount',
      message: 'You must select at least one account.',
    });
    await expect(attempt({ accountIds: [id, id] })).rejects.toMatchObject({
      code: 'accountTwice',
      message: 'An Account may only be selected once.',
    });
  });

  it('refuses accounts of another client, of another firm, inactive and missing ones alike', async () => {
    const other = await aClient(scene.app, scene.firm, 'Blue Gum Pastoral', ['other@bluegum.example']);
    const stranger = await aFirm(scene.app, 'Marsh Legal');
    const foreign = await aClient(scene.app, stranger, 'Saltbush', ['foreign@saltbush.example']);
    const [own] = scene.accounts;
    await scene.app.db
      .updateTable('accounts')
      .set({ is_active: false })
      .where('id', '=', own?.accountId ?? 0)
      .execute();
    for (const accountId of [
      other.accounts[0]?.accountId,
      foreign.accounts[0]?.accountId,
      own?.accountId,
      999_999,
    ]) {
      await expect(attempt({ accountIds: [accountId ?? 0] })).rejects.toThrow(notEligible);
    }
  });

  it.each([
    ['inactive', { is_active: false }],
    ['no signatory', { signatory: false }],
    ['not yet in', { accepted_at: null }],
  ])('refuses a representative who is %s', async (_name, change) => {
    await scene.app.db.updateTable('employees').set(change).execute();
    await expect(attempt({})).rejects.toMatchObject(noEmployee);
  });

  it('refuses another firm’s representative', async () => {
    const stranger = await aFirm(scene.app, 'Marsh Legal');
    const person = await aPerson(scene.app, 'other@marsh.example');
    const { employeeId } = await fakeCaller(scene.app, stranger, ['Employee'], person);
    await expect(attempt({ employeeId })).rejects.toMatchObject(noEmployee);
  });

  it('refuses another firm’s document like a missing one', async () => {
    const stranger = await aFirm(scene.app, 'Marsh Legal');
    const { clientId } = await aClient(scene.app, stranger, 'Saltbush', []);
    const { documentId } = await aDocument(scene.app, stranger, clientId);
    const missing = 'Requested document not found. Please check the link you used is correct.';
    await expect(attempt({ documentId })).rejects.toThrow(missing);
    await expect(attempt({ documentId: 999_999 })).rejects.toThrow(missing);
  });

  it('parses no file before everything else is in order, and counts what it parses with the checks', async () => {
    const { app, staff, documentId, accounts } = scene;
    const read = vi.spyOn(app.blobs, 'read');
    await expect(attempt({ accountIds: [999_999] })).rejects.toThrow(notEligible);
    expect(read).not.toHaveBeenCalled();
    await limitChecks(app.db, staff.loginId, app.clock.now());
    await app.db.updateTable('rate_limits').set({ count: checkLimit.attempts }).execute();
    const request = { documentId, accountIds: accounts.map(({ accountId }) => accountId), employeeId: null };
    const stopped = prepareSetUp(app, callerNow(scene), request);
    await expect(stopped).rejects.toMatchObject({ code: 'tooManyAttempts', options: { retryAfter: 900 } });
    expect(read).not.toHaveBeenCalled();
  });

  it('refuses a file that is larger than may be signed, without reading it', async () => {
    const { app, documentId } = scene;
    const read = vi.spyOn(app.blobs, 'read');
    const size = app.config.largestSigned + 1;
    await app.db.updateTable('document_versions').set({ size }).execute();
    const tooLarge = {
      code: 'pdfTooLarge',
      status: 422,
      message:
        'PDFs of more than 100 MB can’t be signed. Make the file smaller, for example by compressing its images, and upload it again.',
    };
    await expect(attempt({})).rejects.toMatchObject(tooLarge);
    const document = await findDocument(app.db, scene.firm.firmId, documentId);
    const { checks, refusal } = await checkSetUp(document, () => currentPdf(app, document), size - 1);
    expect(refusal).toMatchObject(tooLarge);
    expect(checks.at(-1)).toMatchObject({ code: 'size', passed: false, message: refusal?.message });
    expect(read).not.toHaveBeenCalled();
  });

  it('takes PDFs only, and only those it can read', async () => {
    const { app, firm, clientId } = scene;
    const word = await aDocument(app, firm, clientId, { extension: 'docx' });
    await expect(attempt({ documentId: word.documentId })).rejects.toMatchObject({
      code: 'notPdf',
      message: 'Only pdf format documents are supported by the signing process.',
    });
    const locked = await aDocument(app, firm, clientId, { bytes: await unfitKinds.pdfEncrypted() });
    await expect(attempt({ documentId: locked.documentId })).rejects.toThrow(
      "Unfortunately the selected file didn't pass our checks.",
    );
  });

  it('is refused, once switched off, to that firm only', async () => {
    const stranger = await aFirm(scene.app, 'Marsh Legal');
    await switchOn(scene.app, stranger, 'AdobeSign', 'DisabledGroupDocs');
    await switchOn(scene.app, scene.firm, 'AdobeSign');
    await attempt({});
    const { documentId } = await aDocument(scene.app, scene.firm, scene.clientId, {
      bytes: await healthyKinds.plain(),
    });
    await switchOn(scene.app, scene.firm, 'DisabledGroupDocs');
    await expect(attempt({ documentId })).rejects.toMatchObject({
      code: 'signingNotOffered',
      message: expect.stringContaining('Click-to-sign is turned off for your firm.'),
    });
  });

  it('sends nothing where notifications are off, and leaves no task', async () => {
    await scene.app.db.updateTable('documents').set({ notifications_enabled: false }).execute();
    await expect(attempt({})).rejects.toThrow('Notification are not enabled for this document');
    expect(await mailsOf(scene)).toEqual([]);
    await expect(taskOf(scene)).rejects.toThrow('no task');
  });

  it('happens once of forty times at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => attempt({})));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({
          code: 'taskInProgress',
          message: 'Operation already in progress!',
        });
      }
    }
    expect(await mailsOf(scene)).toHaveLength(2);
  });

  it('leaves places in the line of the firm to others', async () => {
    const { app, accounts, documentId } = scene;
    const bytes = await storedDocument(app, documentId);
    const gate = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    vi.spyOn(app.blobs, 'read').mockImplementationOnce(() => gate.promise);
    const request = { documentId, accountIds: accounts.map(({ accountId }) => accountId), employeeId: null };
    const asked = Array.from({ length: 42 }, () => prepareSetUp(app, callerNow(scene), request));
    const settled = Promise.allSettled(asked);
    await expect(Promise.race(asked)).rejects.toMatchObject({ code: 'signingBusy' });
    gate.resolve(bytes);
    expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(41);
  });

  it('is checked again when it is stored, and rejected if something changed meanwhile', async () => {
    const { app, documentId, accounts } = scene;
    const request = {
      documentId,
      accountIds: accounts.map(({ accountId }) => accountId),
      employeeId: null,
    };
    const prepared = await prepareSetUp(app, callerNow(scene), request);
    const store = () => asStaff(scene, (work) => setUpClickToSign(work, prepared));
    await app.db.updateTable('documents').set({ notifications_enabled: false }).execute();
    await expect(store()).rejects.toMatchObject({ code: 'notificationsOff' });
    await app.db.updateTable('documents').set({ notifications_enabled: true }).execute();
    await app.db.updateTable('accounts').set({ is_active: false }).execute();
    await expect(store()).rejects.toMatchObject({ code: 'accountNotEligible' });
    await app.db.updateTable('accounts').set({ is_active: true }).execute();
    const other = { ...prepared, baseVersionId: (prepared.baseVersionId ?? 0) + 1 };
    await expect(asStaff(scene, (work) => setUpClickToSign(work, other))).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
    // The signature page would have the name from before.
    await app.db.updateTable('documents').set({ title: 'Another' }).execute();
    await expect(store()).rejects.toMatchObject({ code: 'changedMeanwhile' });
    await app.db.updateTable('documents').set({ title: prepared.title }).execute();
    await store();
    expect((await taskOf(scene)).signers).toHaveLength(2);
  });

  it('keeps the order, with the representative last, and a field for each', async () => {
    const { signers } = await setUp(scene);
    expect(signers.map(({ employee_id }) => employee_id !== null)).toEqual([false, false, true]);
    expect(new Set(signers.map(({ field_name }) => field_name)).size).toBe(3);
  });

  it('writes the history once', async () => {
    await setUp(scene);
    const entries = await scene.app.db
      .selectFrom('audit_entries')
      .select(['title', 'short_desc'])
      .orderBy('id')
      .execute();
    expect(entries).toHaveLength(1);
    expect(entries[0]?.short_desc).toContain('then Imogen Hartley for the firm');
  });
});
