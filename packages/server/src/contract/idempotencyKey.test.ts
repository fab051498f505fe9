import { createHash } from 'node:crypto';
import { problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pinOf } from '../domain/signing/testing/scene.ts';
import { imogen, openSigningFixture, type SigningFixture } from '../signing/testing/signingFixture.ts';

const key = '0f8fad5b-d9cb-469f-a165-70867728950e';

let fixture: SigningFixture;
beforeEach(async () => {
  fixture = await openSigningFixture();
  await fixture.accountsSign();
});
afterEach(() => fixture.close());

async function storedKey() {
  const { db } = fixture.scene.app;
  return db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
}

describe('the stored reply of a PIN request', () => {
  it('is encrypted in the database and returned unchanged', async () => {
    const first = await fixture.verify(undefined, key);
    const ticket = /ticket=([\w-]{43})/.exec(first.text)?.[1] ?? '';
    expect(ticket).not.toBe('');
    const { reply } = await storedKey();
    expect(Buffer.from(reply ?? []).toString('latin1')).not.toContain(ticket);
    expect(Buffer.from(reply ?? []).toString('latin1')).not.toContain('SigningUrl');
    expect((await fixture.verify(undefined, key)).text).toBe(first.text);
  });

  it('opens only in its own place', async () => {
    await fixture.verify(undefined, key);
    const { app } = fixture.scene;
    const moved = 'another-key-0001';
    await app.db.updateTable('idempotency_keys').set({ key: moved }).where('key', '=', key).execute();
    expect((await fixture.verify(undefined, moved)).status).toBe(500);
  });

  it('cannot be found from its stored digest', async () => {
    const pin = await pinOf(fixture.scene, imogen);
    await fixture.verify(pin, key);
    const { documentId } = fixture.scene;
    const path = `/rest/sign/clickToSign/verifyEmployee/${documentId}`;
    const body = JSON.stringify({ DocumentId: documentId, Pin: pin });
    const kept = Buffer.from((await storedKey()).body_hash).toString('hex');
    for (const guess of [`PUT\n${path}\n${body}`, body]) {
      expect(kept).not.toBe(createHash('sha256').update(guess).digest('hex'));
    }
    const other = await openSigningFixture();
    await other.accountsSign();
    await other.call('PUT', `/sign/clickToSign/verifyEmployee/${documentId}`, JSON.parse(body), key);
    const there = await other.scene.app.db.selectFrom('idempotency_keys').select('body_hash').execute();
    await other.close();
    expect(there).toHaveLength(1);
    for (const { body_hash } of there) expect(Buffer.from(body_hash).toString('hex')).not.toBe(kept);
  });

  it('tells another PIN under the same key apart', async () => {
    await fixture.verify(undefined, key);
    expect(await fixture.verify('000000', key)).toMatchObject({
      status: 422,
      body: { type: problemType('idempotencyKeyReused') },
    });
  });
});
