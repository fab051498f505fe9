import { problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PIN_VALID_MS } from '../domain/signing/constants.ts';
import { mailsOf, pinOf, type Scene } from '../domain/signing/testing/scene.ts';
import { sign } from '../domain/signing/testing/sign.ts';
import {
  hugh,
  imogen,
  margaret,
  openSigningFixture,
  type SigningFixture,
} from '../signing/testing/signingFixture.ts';

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

  it('replaces a dead one, emails only the caller, and is recorded in the history', async () => {
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
    expect(entries.text).toContain('requested a new PIN, which was queued for delivery');
  });

  it('is for those whose turn it is', async () => {
    await fixture.setUp();
    expect(await resend()).toMatchObject({ status: 409, body: { type: problemType('notAllSigned') } });
    expect(await mailsOf(scene)).toHaveLength(2);
  });

  it('is limited', async () => {
    await fixture.accountsSign();
    for (let count = 0; count < 5; count += 1) expect((await resend()).status).toBe(204);
    expect(await resend()).toMatchObject({ status: 429, body: { type: problemType('tooManyAttempts') } });
  });

  it('is offered where the document says that the PIN no longer works', async () => {
    const usable = async () => {
      const { body } = await fixture.call('GET', `/documents/${scene.documentId}`);
      return /"EmployeeToSign":\{[^}]*"PinUsable":(true|false)/.exec(JSON.stringify(body))?.[1];
    };
    await fixture.setUp();
    expect(await usable()).toBe('false');
    for (const email of [margaret, hugh]) await sign(scene, email);
    expect(await usable()).toBe('true');
    await scene.app.db.updateTable('signers').set({ pin_dead: true }).execute();
    expect(await usable()).toBe('false');
    await resend();
    expect(await usable()).toBe('true');
    scene.app.clock.advance(PIN_VALID_MS);
    expect(await usable()).toBe('false');
  });

  it('includes until when another signer holds the document', async () => {
    await fixture.setUp();
    await fixture.visitAndVerify(margaret);
    const { text } = await fixture.call('GET', `/documents/${scene.documentId}`);
    expect(text).toContain('"InUse":true,"LockExpires":"2026-11-20T22:05:00.000Z"');
    expect(text).toContain('"InUse":false,"LockExpires":null');
  });
});
