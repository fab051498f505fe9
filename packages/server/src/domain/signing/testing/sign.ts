import { commitSignature } from '../commitSignature.ts';
import { declineSignature } from '../decline.ts';
import type { Lock } from '../locks.ts';
import { prepareSignature } from '../prepareSignature.ts';
import type { TaskSigner } from '../tasks.ts';
import { requireLock, takeTurn, type Opening } from '../turn.ts';
import { verifyPin } from '../verifyPin.ts';
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
    const place = { firmId: scene.firm.firmId, documentId: scene.documentId };
    const turn = await takeTurn(work.tx, place, (signer) => signer.email === email);
    return verifyPin(work, turn, typed);
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

/** Declines under the lock of a verified PIN. */
export function declineUnder(scene: Scene, lock: Lock, comment: string): Promise<void> {
  return asStaff(scene, async (work) => {
    const turn = await takeTurn(work.tx, lock, ({ id }) => id === lock.signerId);
    await requireLock(work.tx, turn, lock.fence, work.now);
    await declineSignature(work, turn, comment);
  });
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
