import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCK_MS } from '../domain/signing/constants.ts';
import { removeTask } from '../domain/signing/manage.ts';
import { asStaff } from '../domain/signing/testing/scene.ts';
import { redeem } from '../files/tickets.ts';
import { refusal } from '../testing/index.ts';
import { margaret, openSigningFixture, type SigningFixture, type Visit } from './testing/signingFixture.ts';

let fixture: SigningFixture;
beforeEach(async () => {
  fixture = await openSigningFixture();
});
afterEach(() => fixture.close());

/** Opens the document and returns the token of the link that the viewer gets. */
async function open({ browser, task }: Pick<Visit, 'browser' | 'task'>): Promise<string> {
  const { body } = await browser.post(`${task}/view`);
  const file = new URL(String(Object(body).ViewerUrl)).searchParams.get('url') ?? '';
  return new URL(file).pathname.replace('/d/', '');
}

const works = async (token: string) =>
  (await redeem(fixture.scene.app, token, { secret: undefined, isRange: false })) !== null;

describe('a link that an account holder’s viewer has not redeemed', () => {
  let token: string;
  beforeEach(async () => {
    await fixture.setUp();
    token = await open(await fixture.visitAndVerify(margaret));
  });

  it('works without a sign-in, unless the firm asks for one', async () => {
    const firms = fixture.scene.app.db.updateTable('firms');
    await firms.set({ enforce_signature_login: true }).execute();
    expect(await works(token)).toBe(false);
    await firms.set({ enforce_signature_login: false }).execute();
    expect(await works(token)).toBe(true);
  });

  it('is void while the account or the firm is inactive', async () => {
    const { db } = fixture.scene.app;
    await db.updateTable('accounts').set({ is_active: false }).execute();
    expect(await works(token)).toBe(false);
    await db.updateTable('accounts').set({ is_active: true }).execute();
    await db.updateTable('firms').set({ is_active: false }).execute();
    expect(await works(token)).toBe(false);
    await db.updateTable('firms').set({ is_active: true }).execute();
    expect(await works(token)).toBe(true);
  });

  it('is void once the session has ended', async () => {
    const { app } = fixture.scene;
    await app.db.updateTable('signing_sessions').set({ expires_at: app.clock.now() }).execute();
    expect(await works(token)).toBe(false);
  });
});

it('is not made to a file that is damaged', async () => {
  await fixture.setUp();
  const { browser, task } = await fixture.visitAndVerify(margaret);
  vi.spyOn(fixture.scene.app.blobs, 'digestNow').mockResolvedValue('0'.repeat(64));
  expect(await browser.post(`${task}/view`)).toMatchObject(refusal('fileDamaged'));
  expect(await fixture.scene.app.db.selectFrom('download_tickets').selectAll().execute()).toEqual([]);
});

describe('a link of the signer who holds the document', () => {
  let visit: Visit;
  let token: string;
  /** Reads a range of the file, as the viewer does that has redeemed the link. */
  let reads: () => Promise<boolean>;
  beforeEach(async () => {
    await fixture.setUp();
    visit = await fixture.visitAndVerify(margaret);
    const { app } = fixture.scene;
    const read = await open(visit);
    const redeemed = await redeem(app, read, { secret: undefined, isRange: false });
    const secret = redeemed?.secret ?? expect.fail('The link is void.');
    reads = async () => (await redeem(app, read, { secret, isRange: true })) !== null;
    token = await open(visit);
    expect(await reads()).toBe(true);
  });

  const expectVoid = async () => expect([await reads(), await works(token)]).toEqual([false, false]);

  it('is void, for ranges too, once the lock has run out', async () => {
    fixture.scene.app.clock.advance(LOCK_MS);
    await expectVoid();
  });

  it('is void once the signer has released the document', async () => {
    await visit.browser.post(`${visit.task}/release`);
    await expectVoid();
  });

  it('is void once another opening of the same signer has the lock', async () => {
    await fixture.visitAndVerify(margaret);
    await expectVoid();
  });

  it('is void once the task was removed', async () => {
    await asStaff(fixture.scene, (work) => removeTask(work, fixture.scene.documentId));
    await expectVoid();
  });

  it('is void once the signer has signed', async () => {
    expect((await visit.browser.post(`${visit.task}/sign`, { Consent: true })).status).toBe(200);
    await expectVoid();
  });

  it('outlives the renewal of the lock', async () => {
    expect((await visit.browser.post(`${visit.task}/renew`)).status).toBe(200);
    expect([await reads(), await works(token)]).toEqual([true, true]);
  });
});

describe('a link that the viewer of staff has not redeemed', () => {
  let token: string;
  beforeEach(async () => {
    await fixture.accountsSign();
    token = await open(await fixture.openFrame(await fixture.verify()));
  });

  it('works while they are signed in to the portal', async () => {
    expect(await works(token)).toBe(true);
  });

  it('is void once they have signed out of it', async () => {
    const { app, staff } = fixture.scene;
    await app.db.deleteFrom('oidc_records').where('uid', '=', staff.sessionId).execute();
    expect(await works(token)).toBe(false);
  });

  it('is void while they are inactive', async () => {
    const employees = fixture.scene.app.db.updateTable('employees');
    await employees.set({ is_active: false }).execute();
    expect(await works(token)).toBe(false);
    await employees.set({ is_active: true }).execute();
    expect(await works(token)).toBe(true);
  });
});
