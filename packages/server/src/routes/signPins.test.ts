import { problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailsOf, pinOf, type Scene } from '../domain/signing/testing/scene.ts';
import { imogen, openSigningFixture, type SigningFixture } from '../signing/testing/signingFixture.ts';

let fixture: SigningFixture;
let scene: Scene;
beforeEach(async () => {
  fixture = await openSigningFixture();
  scene = fixture.scene;
});
afterEach(() => fixture.close());

describe('resending one’s own PIN', () => {
  const resend = (key?: string) =>
    fixture.call('POST', `/sign/resendOwnPin/${scene.documentId}`, undefined, key);

  it('revives a dead one, mails nobody else, and stands in the history', async () => {
    await fixture.accountsSign();
    const before = await mailsOf(scene);
    const dead = await pinOf(scene, imogen);
    await scene.app.db.updateTable('signers').set({ pin_dead: true }).execute();
    expect(await fixture.verify(dead)).toMatchObject({ body: { type: problemType('pinDead') } });
    expect((await resend('0f8fad5b-d9cb-469f-a165-70867728950e')).status).toBe(204);
    expect((await resend('0f8fad5b-d9cb-469f-a165-70867728950e')).status).toBe(204);
    expect((await mailsOf(scene)).slice(before.length).map(({ to }) => to)).toEqual([imogen]);
    expect((await fixture.verify()).status).toBe(200);
    const entries = await fixture.call('GET', `/audit/document/${scene.documentId}`);
    expect(entries.text).toContain('asked for a new PIN, which was sent');
  });

  it('is for those whose turn it is', async () => {
    await fixture.setUp();
    expect(await resend()).toMatchObject({ status: 409, body: { type: problemType('notAllSigned') } });
    expect(await mailsOf(scene)).toHaveLength(2);
  });

  it('has an end', async () => {
    await fixture.accountsSign();
    for (let count = 0; count < 5; count += 1) expect((await resend()).status).toBe(204);
    expect(await resend()).toMatchObject({ status: 429, body: { type: problemType('tooManyAttempts') } });
  });
});
