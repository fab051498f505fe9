import { commitSignature } from '../commitSignature.ts';
import type { Lock } from '../locks.ts';
import { prepareSignature, type Opening } from '../prepareSignature.ts';
import { lockDocument, type TaskSigner } from '../tasks.ts';
import { clickToSign, requireTurn, verifyPin } from '../verifyPin.ts';
import { asStaff, pinOf, taskOf, type Scene } from './scene.ts';

/** The signer of the task with this address. */
export async function signerOf(scene: Scene, email: string): Promise<TaskSigner> {
  const signer = (await taskOf(scene)).signers.find((candidate) => candidate.email === email);
  if (signer === undefined) throw new Error(`${email} does not sign this document.`);
  return signer;
}

/** Verifies a PIN as the routes do: whose turn it is first, then the PIN and the lock. */
export async function verify(scene: Scene, email: string, pin?: string): Promise<Lock> {
  const typed = pin ?? (await pinOf(scene, email));
  return asStaff(scene, async (work) => {
    const document = await lockDocument(work.tx, scene.firm.firmId, scene.documentId);
    if (document === undefined) throw new Error('The document is gone.');
    const task = await taskOf({ ...scene, app: { ...scene.app, db: work.tx } });
    const signer = task.signers.find((candidate) => candidate.email === email);
    requireTurn(task, signer, clickToSign);
    return verifyPin(work, document, signer, typed);
  });
}

export function openingOf(lock: Lock): Opening {
  return {
    firmId: lock.firmId,
    documentId: lock.documentId,
    signerId: lock.signerId,
    fence: lock.fence,
  };
}

export function commit(scene: Scene, signerId: number): Promise<void> {
  return asStaff(scene, (work) => commitSignature(work, scene.documentId, ({ id }) => id === signerId));
}

/** PIN, lock, prepared signature and commit of one signer. */
export async function sign(scene: Scene, email: string): Promise<void> {
  const lock = await verify(scene, email);
  await prepareSignature(scene.app, openingOf(lock));
  await commit(scene, lock.signerId);
}
