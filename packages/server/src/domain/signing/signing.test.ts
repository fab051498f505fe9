import { actionTypes } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../audit.ts';
import { LOCK_MS } from './constants.ts';
import { removeTask, resendPins } from './manage.ts';
import { prepareSignature } from './prepareSignature.ts';
import { aScene, asStaff, mailsOf, setUp, taskOf, type Scene } from './testing/scene.ts';
import { commit, openingOf, sign, signerOf, verify } from './testing/sign.ts';

const margaret = 'margaret.ellery@corriedale.example';
const hugh = 'hugh.ellery@corriedale.example';
const imogen = 'imogen.hartley@harrowfinch.example';

let scene: Scene;
beforeEach(async () => {
  scene = await aScene();
});
afterEach(() => scene.app.close());

async function row() {
  return scene.app.db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', scene.documentId)
    .executeTakeFirstOrThrow();
}

async function kinds(): Promise<string[]> {
  const rows = await scene.app.db
    .selectFrom('document_versions')
    .select('kind')
    .where('document_id', '=', scene.documentId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}

describe('a task from setup to seal', () => {
  it('is signed by all accounts, then by the representative, and sealed once', async () => {
    await setUp(scene);
    expect((await row()).action_type).toBe(actionTypes.clickToSign);
    expect((await mailsOf(scene)).map(({ to }) => to)).toEqual([margaret, hugh]);

    await sign(scene, hugh);
    expect(await mailsOf(scene)).toHaveLength(2);
    await sign(scene, margaret);
    expect((await mailsOf(scene)).at(-1)?.to).toBe(imogen);
    await sign(scene, imogen);

    expect((await row()).action_type).toBe(actionTypes.signed);
    expect((await taskOf(scene)).state).toBe('completed');
    expect(await kinds()).toEqual(['original', 'prepared', 'signature', 'signature', 'signature', 'sealed']);
    expect((await row()).notifications).toBe(4);
    expect(await verifyChain(scene.app.db, scene.firm.firmId)).toMatchObject({ intact: true });
  });

  it('needs no representative', async () => {
    await setUp(scene, { accounts: 1, representative: false });
    await sign(scene, margaret);
    expect((await row()).action_type).toBe(actionTypes.signed);
  });

  it('gives the same effect for forty commits at once', async () => {
    await setUp(scene, { accounts: 1 });
    const lock = await verify(scene, margaret);
    await prepareSignature(scene.app, openingOf(lock));
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => commit(scene, lock.signerId)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ message: 'Operation already complete!' });
    }
    expect(await kinds()).toEqual(['original', 'prepared', 'signature']);
    expect(await mailsOf(scene)).toHaveLength(2);
  });
});

describe('the lock', () => {
  it('refuses what was prepared under a lock that has ended', async () => {
    await setUp(scene);
    const lock = await verify(scene, margaret);
    await prepareSignature(scene.app, openingOf(lock));
    scene.app.clock.advance(LOCK_MS);
    await expect(commit(scene, lock.signerId)).rejects.toMatchObject({ code: 'lockLost' });
    expect(await kinds()).toEqual(['original', 'prepared']);
  });

  it('refuses the late signature of an opening that another signer took over', async () => {
    await setUp(scene);
    const first = await verify(scene, margaret);
    scene.app.clock.advance(LOCK_MS);
    await verify(scene, hugh);
    await expect(prepareSignature(scene.app, openingOf(first))).rejects.toMatchObject({
      code: 'lockLost',
    });
    await expect(commit(scene, first.signerId)).rejects.toMatchObject({ code: 'lockLost' });
  });

  it('lets nothing through that an earlier opening of the same signer prepared', async () => {
    await setUp(scene);
    const first = await verify(scene, margaret);
    await prepareSignature(scene.app, openingOf(first));
    const second = await verify(scene, margaret);
    expect(second.fence).toBeGreaterThan(first.fence);
    await expect(commit(scene, second.signerId)).rejects.toMatchObject({
      message: 'The request could not be processed, please try again.',
    });
  });

  it('says that the document is in use, and keeps the PIN', async () => {
    await setUp(scene);
    await verify(scene, margaret);
    await expect(verify(scene, hugh)).rejects.toMatchObject({ code: 'documentInUse' });
    scene.app.clock.advance(LOCK_MS);
    expect((await verify(scene, hugh)).signerId).toBe((await signerOf(scene, hugh)).id);
  });
});

describe('whose turn it is', () => {
  it('makes the representative wait for every account', async () => {
    await setUp(scene);
    await sign(scene, margaret);
    await expect(verify(scene, imogen, '000000')).rejects.toMatchObject({
      message: 'Not all require accounts have signed this document yet.',
    });
  });

  it('asks no signer twice', async () => {
    await setUp(scene);
    await sign(scene, margaret);
    await expect(verify(scene, margaret)).rejects.toMatchObject({ code: 'alreadySigned' });
  });
});

describe('removing the task', () => {
  it('points back at the original and voids locks, PINs and links', async () => {
    const original = (await row()).current_version_id;
    await setUp(scene);
    const lock = await verify(scene, margaret);
    await asStaff(scene, (work) => removeTask(work, scene.documentId));
    expect(await row()).toMatchObject({ action_type: actionTypes.none, current_version_id: original });
    await expect(prepareSignature(scene.app, openingOf(lock))).rejects.toMatchObject({
      code: 'alreadySigned',
    });
    await setUp(scene);
    expect((await taskOf(scene)).signers).toHaveLength(3);
  });

  it.each([
    ['there is none', 'No Task!', async () => undefined],
    [
      'the document is signed',
      'Already Signed!',
      async () => {
        await setUp(scene, { accounts: 1, representative: false });
        await sign(scene, margaret);
      },
    ],
  ])('is refused when %s', async (_name, message, before) => {
    await before();
    await expect(asStaff(scene, (work) => removeTask(work, scene.documentId))).rejects.toMatchObject({
      message,
    });
    await expect(asStaff(scene, (work) => resendPins(work, scene.documentId))).rejects.toMatchObject({
      message,
    });
  });
});
