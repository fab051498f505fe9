import { problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../domain/audit.ts';
import { pinOf } from '../domain/signing/testing/scene.ts';
import { addressLimit } from '../domain/rateLimit.ts';
import { signerLimit, visitLimit } from '../domain/signing/limits.ts';
import { margaret, openSigningFixture, type SigningFixture } from './testing/signingFixture.ts';

let fixture: SigningFixture;
beforeEach(async () => {
  fixture = await openSigningFixture();
  await fixture.setUp();
});
afterEach(() => fixture.close());

async function entries() {
  const { app, firm } = fixture.scene;
  return app.db
    .selectFrom('audit_entries')
    .select(['title', 'operation', 'outcome', 'document_id', 'short_desc'])
    .where('firm_id', '=', firm.firmId)
    .orderBy('seq')
    .execute();
}

async function counted(bucket: string): Promise<number> {
  const { db } = fixture.scene.app;
  const row = await db
    .selectFrom('rate_limits')
    .select('count')
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  return row?.count ?? 0;
}

describe('the history of a document that is opened again and again', () => {
  it('is recorded once for each lock', async () => {
    const { browser, task } = await fixture.visitAndVerify(margaret);
    const opened = async () => (await entries()).filter(({ title }) => title === 'Document opened').length;
    for (let count = 0; count < 5; count += 1) {
      expect((await browser.post(`${task}/view`)).status).toBe(200);
    }
    expect(await opened()).toBe(1);
    await browser.post(`${task}/renew`);
    await browser.post(`${task}/view`);
    await browser.post(`${task}/view`);
    expect(await opened()).toBe(2);
    expect(await verifyChain(fixture.scene.app.db, fixture.scene.firm.firmId)).toMatchObject({
      intact: true,
    });
  });

  it('is limited for each visit, and records the limit once', async () => {
    const { browser, task } = await fixture.visit(margaret);
    const before = (await entries()).length;
    for (let count = 0; count < visitLimit.attempts + 20; count += 1) {
      await browser.post(`${task}/decline`, { Comment: '' });
    }
    const last = await browser.post(`${task}/decline`, { Comment: '' });
    expect(last).toMatchObject({ status: 429, body: { type: problemType('tooManyAttempts') } });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    const after = await entries();
    // One for each reason; the others are counted.
    expect(after.length - before).toBe(2);
    expect(after.at(-1)?.short_desc).toContain('there were too many attempts');
    fixture.scene.app.clock.advance(visitLimit.window);
    expect((await browser.post(`${task}/decline`, { Comment: '' })).status).toBe(400);
    const told = (await entries()).map(({ short_desc: text }) => text);
    // The link that was opened counted as well.
    const more = `: no reason was given, and ${visitLimit.attempts - 2} more times.`;
    expect(told.filter((text) => text.endsWith(more))).toHaveLength(1);
  });

  it('counts the opening of links and the leaving for a sign-in as well', async () => {
    const { browser, task } = await fixture.visit(margaret);
    const { app } = fixture.scene;
    const limited = async (count: number) => {
      const bucket = `signing-call:signer:${task.split('/')[2]}:address:127.0.0.1`;
      await app.db.updateTable('rate_limits').set({ count }).where('bucket', '=', bucket).execute();
    };
    await limited(visitLimit.attempts);
    expect((await browser.get(`${task}/login`)).status).toBe(429);
    const page = await browser.get(`${task}/login`, { accept: 'text/html' });
    expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(page.text).toContain('content="tooManyAttempts" data-message="Too many attempts.');
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    await limited(visitLimit.attempts);
    expect((await fixture.visit(margaret)).answer.status).toBe(429);
  });
});

describe('a stranger who has the link', () => {
  const stranger = '203.0.113.7';

  async function exhaust(bucket: string, attempts: number): Promise<void> {
    const { db } = fixture.scene.app;
    await db.updateTable('rate_limits').set({ count: attempts }).where('bucket', '=', bucket).execute();
  }

  it('uses up the calls of their own address, not those of the signer', async () => {
    const { browser, task } = await fixture.visit(margaret, stranger);
    const signer = `signing-call:signer:${task.split('/')[2]}`;
    await exhaust(`${signer}:address:${stranger}`, visitLimit.attempts);
    expect((await browser.post(`${task}/decline`, { Comment: '' })).status).toBe(429);
    expect((await fixture.visit(margaret, stranger)).answer.status).toBe(429);
    // Refused calls are not counted for all.
    expect(await counted(`${signer}:link`)).toBe(1);
    expect((await fixture.visitAndVerify(margaret)).answer.status).toBe(200);
  });

  it('cannot lock out a session that gave the PIN, from any number of addresses', async () => {
    const { browser, task } = await fixture.visitAndVerify(margaret);
    const signer = `signing-call:signer:${task.split('/')[2]}`;
    await exhaust(`${signer}:link`, signerLimit.attempts);
    expect((await fixture.visit(margaret, stranger)).answer.status).toBe(429);
    expect((await browser.post(`${task}/view`)).status).toBe(200);
    expect(await counted(`${signer}:proven`)).toBe(1);
    await exhaust(`${signer}:proven`, signerLimit.attempts);
    expect((await browser.post(`${task}/renew`)).status).toBe(429);
  });
});

describe('a refused call', () => {
  it('is recorded in the history of its document, whichever call it was', async () => {
    const { browser, task } = await fixture.visit(margaret);
    const calls: [string, object][] = [
      ['pin', { Pin: ' ' }],
      ['view', {}],
      ['sign', { Consent: false }],
      ['sign', { Consent: true }],
      ['decline', { Comment: ' ' }],
      ['renew', {}],
    ];
    for (const [call, body] of calls) await browser.post(`${task}/${call}`, body);
    const refused = (await entries()).filter(({ outcome }) => outcome === 'refused');
    expect(refused.map(({ operation }) => operation)).toEqual([
      'verifySignerPin',
      'openForSigning',
      'signDocument',
      'signDocument',
      'declineSigning',
      'renewSignerLock',
    ]);
    for (const entry of refused) expect(entry.document_id).toBe(fixture.scene.documentId);
  });
});

describe('guesses from one address', () => {
  const pins = 'signing-pin:address:127.0.0.1';

  it('stay counted although the call is refused and rolled back, in the portal and here', async () => {
    const { browser, task } = await fixture.visit(margaret);
    const { app } = fixture.scene;
    await app.db.updateTable('signing_tasks').set({ state: 'declined' }).execute();
    expect((await browser.post(`${task}/pin`, { Pin: '000000' })).status).toBe(409);
    expect((await browser.post(`${task}/pin`, { Pin: '000000' })).status).toBe(409);
    expect(await counted(pins)).toBe(2);
    expect((await fixture.verify('000000')).status).toBe(409);
    expect(await counted(pins)).toBe(3);
  });

  it('do not count when they are right', async () => {
    await fixture.visitAndVerify(margaret);
    expect(await counted(pins)).toBe(0);
    expect(await counted('signing-link:address:127.0.0.1')).toBe(0);
  });

  it('are refused before the PIN is looked at, also when it is right', async () => {
    const { browser, task } = await fixture.visit(margaret);
    const { app } = fixture.scene;
    const resets_at = new Date(app.clock.now().getTime() + addressLimit.window);
    await app.db
      .insertInto('rate_limits')
      .values({ bucket: pins, count: addressLimit.attempts, resets_at })
      .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ count: addressLimit.attempts }))
      .execute();
    const tries = async () =>
      (await app.db.selectFrom('signers').select('pin_tries').orderBy('id').execute()).map(
        ({ pin_tries }) => pin_tries,
      );
    const before = await tries();
    const answer = await browser.post(`${task}/pin`, { Pin: await pinOf(fixture.scene, margaret) });
    expect(answer).toMatchObject({ status: 429, body: { type: problemType('tooManyAttempts') } });
    expect(await tries()).toEqual(before);
    const { documentId } = fixture.scene;
    const staff = await fixture.call('PUT', `/sign/clickToSign/verifyEmployee/${documentId}`, {
      DocumentId: documentId,
      Pin: '000000',
    });
    expect(staff.status).toBe(429);
  });
});
