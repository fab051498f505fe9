import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '../../errors.ts';
import { PIN_TRIES, PIN_VALID_MS } from './constants.ts';
import { takeLock } from './locks.ts';
import { pinKey } from './keys.ts';
import { resendPins } from './manage.ts';
import { tryPin } from './pins.ts';
import { aScene, asStaff, mailsOf, pinOf, setUp, type Scene } from './testing/scene.ts';
import { sign, signerOf, verify } from './testing/sign.ts';

const margaret = 'margaret.ellery@corriedale.example';
const hugh = 'hugh.ellery@corriedale.example';

let scene: Scene;
beforeEach(async () => {
  scene = await aScene();
  await setUp(scene);
});
afterEach(() => scene.app.close());

function another(pin: string): string {
  return pin === '111111' ? '222222' : '111111';
}

describe('a PIN', () => {
  it('is dead after five wrong tries, even for the right one, until another is sent', async () => {
    const pin = await pinOf(scene, margaret);
    for (let count = 1; count < PIN_TRIES; count += 1) {
      await expect(verify(scene, margaret, another(pin))).rejects.toMatchObject({ code: 'pinWrong' });
    }
    // The fifth is the last: to try again would be in vain.
    await expect(verify(scene, margaret, another(pin))).rejects.toMatchObject({ code: 'pinDead' });
    await expect(verify(scene, margaret, pin)).rejects.toMatchObject({
      code: 'pinDead',
      message: 'This PIN can no longer be used. Ask for a new one.',
    });
    await asStaff(scene, (work) => resendPins(work, scene.documentId));
    expect((await verify(scene, margaret)).signerId).toBe((await signerOf(scene, margaret)).id);
  });

  it('compares no more than five of forty tries at once', async () => {
    const pin = await pinOf(scene, margaret);
    const tries = await Promise.allSettled(
      Array.from({ length: 40 }, () => verify(scene, margaret, another(pin))),
    );
    const codes = tries.map((outcome) =>
      outcome.status === 'rejected' && outcome.reason instanceof Problem ? outcome.reason.code : 'accepted',
    );
    expect(codes.filter((code) => code === 'pinWrong')).toHaveLength(PIN_TRIES - 1);
    expect(codes.filter((code) => code === 'pinDead')).toHaveLength(40 - PIN_TRIES + 1);
  });

  it('forgives wrong tries after a right one', async () => {
    const pin = await pinOf(scene, margaret);
    for (let round = 0; round < 3; round += 1) {
      await expect(verify(scene, margaret, another(pin))).rejects.toMatchObject({ code: 'pinWrong' });
      await verify(scene, margaret, pin);
    }
  });

  it('is not valid for another signer', async () => {
    await expect(verify(scene, hugh, await pinOf(scene, margaret))).rejects.toMatchObject({
      code: 'pinWrong',
    });
  });

  it('lives seven days', async () => {
    const pin = await pinOf(scene, margaret);
    scene.app.clock.advance(PIN_VALID_MS - 1);
    await verify(scene, margaret, pin);
    scene.app.clock.advance(1);
    await expect(verify(scene, margaret, pin)).rejects.toMatchObject({
      code: 'pinExpired',
      message: 'This PIN has expired. Ask for a new one.',
    });
  });

  it('survives the verification and is used up by the signature', async () => {
    const pin = await pinOf(scene, margaret);
    await verify(scene, margaret, pin);
    await sign(scene, margaret);
    const { id } = await signerOf(scene, margaret);
    expect(await tryPin(scene.app.db, await pinKey(scene.app), id, pin, scene.app.clock.now())).toBe('dead');
  });

  it('is void once another was sent, link included', async () => {
    const [before] = (await mailsOf(scene)).filter(({ to }) => to === margaret);
    await asStaff(scene, (work) => resendPins(work, scene.documentId));
    const after = (await mailsOf(scene)).findLast(({ to }) => to === margaret);
    expect(after?.link).not.toBe(before?.link);
    if (before?.pin !== after?.pin) {
      await expect(verify(scene, margaret, before?.pin ?? '')).rejects.toMatchObject({ code: 'pinWrong' });
    }
    await verify(scene, margaret, after?.pin);
  });
});

describe('resending', () => {
  it('reaches only those whose turn it is', async () => {
    await sign(scene, margaret);
    await asStaff(scene, (work) => resendPins(work, scene.documentId));
    expect((await mailsOf(scene)).slice(2).map(({ to }) => to)).toEqual([hugh]);
  });

  it('is refused where the document’s notifications are off', async () => {
    await scene.app.db.updateTable('documents').set({ notifications_enabled: false }).execute();
    await expect(asStaff(scene, (work) => resendPins(work, scene.documentId))).rejects.toThrow(
      'Notification are not enabled for this document',
    );
    expect(await mailsOf(scene)).toHaveLength(2);
  });
});

describe('forty simultaneous requests for one lock', () => {
  it('leave one holder', async () => {
    const first = await signerOf(scene, margaret);
    const second = await signerOf(scene, hugh);
    const { app, firm, documentId } = scene;
    const locks = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        takeLock(
          app.db,
          { firmId: firm.firmId, documentId, signerId: index % 2 === 0 ? first.id : second.id },
          app.clock.now(),
        ),
      ),
    );
    const held = locks.filter((lock) => lock !== null);
    expect(new Set(held.map(({ signerId }) => signerId)).size).toBe(1);
    expect(new Set(held.map(({ fence }) => fence)).size).toBe(held.length);
  });
});
