import { signingContract } from '@countersign/api-client/contract/documents';
import { actionTypes, problemType, type ErrorCode } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOperations } from '../contract.ts';
import { LOCK_MS } from '../domain/signing/constants.ts';
import { removeTask } from '../domain/signing/manage.ts';
import { asStaff } from '../domain/signing/testing/scene.ts';
import {
  hugh,
  margaret,
  openSigningFixture,
  type SigningFixture,
  type Visit,
} from './testing/signingFixture.ts';

let fixture: SigningFixture;
beforeEach(async () => {
  fixture = await openSigningFixture();
});
afterEach(() => fixture.close());

/** What each call of the contract sends, by operation id; those that this site routes itself are tested below. */
const bodies: Readonly<Record<string, object>> = {
  verifySignerPin: { Pin: '000000' },
  openForSigning: {},
  signDocument: { Consent: true },
  declineSigning: { Comment: 'Clause 4 is wrong.' },
  renewSignerLock: {},
};

/** Calls that read the state or release a lock: they do not change the task. */
const withoutTurn = ['getSigningPage', 'releaseDocument'];

const operations = readOperations(signingContract).filter(({ open }) => !open);

async function answersOf({ browser, task }: Visit): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const { id, path, method } of operations) {
    const address = path.replace('/task/{signerId}', task);
    const answer = await (method === 'GET' ? browser.get(address) : browser.post(address, bodies[id]));
    const code = /"type":"([^"]+)"/.exec(answer.text)?.[1];
    answers[id] = code ?? String(answer.status);
  }
  return answers;
}

function all(code: ErrorCode): Record<string, string> {
  return Object.fromEntries(operations.map(({ id }) => [id, problemType(code)]));
}

/** Every call that changes the task fails with the code. */
function acting(code: ErrorCode, others: Record<string, string> = {}): Record<string, string> {
  const usual = { ...all(code), getSigningPage: '200', releaseDocument: '204' };
  return { ...usual, ...others };
}

it('every call of the contract that a session can make is asked about below', () => {
  const asked = [...Object.keys(bodies), ...withoutTurn].toSorted();
  expect(operations.map(({ id }) => id).toSorted()).toEqual(asked);
});

describe('an account holder’s session that holds the document', () => {
  let visit: Visit;
  beforeEach(async () => {
    await fixture.setUp();
    visit = await fixture.visitAndVerify(margaret);
    expect(visit.answer.body).toMatchObject({ Stage: 'read' });
  });

  it('ends when the account is made inactive, deleted, or the firm is', async () => {
    const { db } = fixture.scene.app;
    const was = fixture.scene.app.clock.now();
    await db.updateTable('accounts').set({ is_active: false }).execute();
    expect(await answersOf(visit)).toEqual(all('signingSessionEnded'));
    await db.updateTable('accounts').set({ is_active: true, deleted_at: was }).execute();
    expect(await answersOf(visit)).toEqual(all('signingSessionEnded'));
    await db.updateTable('accounts').set({ deleted_at: null }).execute();
    await db.updateTable('firms').set({ is_active: false }).execute();
    expect(await answersOf(visit)).toEqual(all('signingSessionEnded'));
    await db.updateTable('firms').set({ is_active: true }).execute();
    expect((await visit.browser.post(`${visit.task}/view`)).status).toBe(200);
  });

  it('gives inactive users no link and no session', async () => {
    await fixture.scene.app.db.updateTable('accounts').set({ is_active: false }).execute();
    expect((await fixture.visit(margaret)).answer).toMatchObject({
      status: 404,
      body: { type: problemType('linkUnknown') },
    });
    const identified = await visit.browser.get('/api/users/identify');
    expect(identified.body).toEqual({ Identified: false, UserId: null });
  });

  it('does nothing to a task that was removed, and to the one that followed it', async () => {
    await asStaff(fixture.scene, (work) => removeTask(work, fixture.scene.documentId));
    expect(await answersOf(visit)).toEqual(acting('alreadySigned'));
    await fixture.setUp();
    expect(await answersOf(visit)).toEqual(acting('alreadySigned'));
  });

  it('does nothing to a task that someone declined', async () => {
    await fixture.scene.app.db.updateTable('signing_tasks').set({ state: 'declined' }).execute();
    expect(await answersOf(visit)).toEqual(acting('alreadySigned'));
  });

  it('does nothing to a document that was deleted', async () => {
    const deleted_at = fixture.scene.app.clock.now();
    await fixture.scene.app.db.updateTable('documents').set({ deleted_at }).execute();
    expect(await answersOf(visit)).toEqual(acting('documentNotFound'));
    expect((await visit.browser.get(`${visit.task}/state`)).body).toMatchObject({
      Stage: 'removed',
      TaskState: 'open',
      DocumentDeleted: true,
      InUse: null,
    });
  });

  it.each(['secureSign', 'adobeSign'] as const)('does nothing to a task of the method %s', async (method) => {
    const { db } = fixture.scene.app;
    await db.updateTable('signing_tasks').set({ action_type: actionTypes[method] }).execute();
    expect(await answersOf(visit)).toEqual(acting('methodOther'));
    expect((await visit.browser.get(`${visit.task}/state`)).body).toMatchObject({ Stage: 'otherMethod' });
  });

  it('does nothing once its lock has run out', async () => {
    fixture.scene.app.clock.advance(LOCK_MS);
    expect(await answersOf(visit)).toEqual(acting('lockLost', { verifySignerPin: problemType('pinWrong') }));
  });

  it('does nothing once another opening of the same signer has the lock', async () => {
    const later = await fixture.visitAndVerify(margaret);
    expect(await answersOf(visit)).toEqual(
      acting('openedElsewhere', { verifySignerPin: problemType('pinWrong') }),
    );
    expect((await later.browser.post(`${later.task}/view`)).status).toBe(200);
  });

  it('does nothing once another signer has the lock', async () => {
    fixture.scene.app.clock.advance(LOCK_MS);
    expect((await fixture.visitAndVerify(hugh)).answer.status).toBe(200);
    expect(await answersOf(visit)).toEqual(acting('lockLost', { verifySignerPin: problemType('pinWrong') }));
  });

  it('does nothing before a sign-in that the firm asks for', async () => {
    await fixture.scene.app.db.updateTable('firms').set({ enforce_signature_login: true }).execute();
    expect(await answersOf(visit)).toEqual(acting('signingSessionEnded'));
  });
});

describe('a session of staff', () => {
  let visit: Visit;
  beforeEach(async () => {
    await fixture.accountsSign();
    const answer = await fixture.verify();
    visit = { ...(await fixture.openFrame(answer)), answer: await fixture.aBrowser().get('/frame/closed') };
    expect((await visit.browser.get(`${visit.task}/state`)).body).toMatchObject({ Stage: 'read' });
  });

  it('ends with the portal session that its ticket came from', async () => {
    const { app, staff } = fixture.scene;
    await app.db.deleteFrom('oidc_records').where('uid', '=', staff.sessionId).execute();
    expect(await answersOf(visit)).toEqual(all('signingSessionEnded'));
  });

  it('ends with a reset of the password', async () => {
    const { app, staff } = fixture.scene;
    await app.db
      .updateTable('logins')
      .set({ sessions_valid_from: new Date(Date.now() + 60_000) })
      .where('id', '=', staff.loginId)
      .execute();
    expect(await answersOf(visit)).toEqual(all('signingSessionEnded'));
  });

  it('ends when the employee is made inactive or deleted', async () => {
    const { db, clock } = fixture.scene.app;
    await db.updateTable('employees').set({ is_active: false }).execute();
    expect(await answersOf(visit)).toEqual(all('signingSessionEnded'));
    await db.updateTable('employees').set({ is_active: true, deleted_at: clock.now() }).execute();
    expect(await answersOf(visit)).toEqual(all('signingSessionEnded'));
  });

  it('starts from no ticket of a portal session that has ended', async () => {
    const { app, staff } = fixture.scene;
    const answer = await fixture.verify();
    await app.db.deleteFrom('oidc_records').where('uid', '=', staff.sessionId).execute();
    expect((await fixture.openFrame(answer)).task).toBe('/closed');
  });

  it('does nothing while it is not their turn', async () => {
    const { db } = fixture.scene.app;
    await db
      .updateTable('signers')
      .set({ status: 'waiting', signed_at: null })
      .where('account_id', 'is not', null)
      .execute();
    // Staff give their PIN in the portal; here they have none to give.
    const others = { verifySignerPin: problemType('alreadySigned') };
    expect(await answersOf(visit)).toEqual(acting('notAllSigned', others));
  });
});
