import type { DocumentRow } from '../../store/schema.ts';
import { Problem } from '../../errors.ts';
import { history, type Event, type PinDenialReason } from './history.ts';
import { pinKey } from './keys.ts';
import { activeLock, takeLock, type Lock } from './locks.ts';
import { pinState, tryPin } from './pins.ts';
import { fullName, readTask, type TaskSigner } from './tasks.ts';
import type { Turn } from './turn.ts';
import { triedBy, type Principal } from '../caller.ts';
import type { Work } from '../work.ts';

const pinCodes = { wrong: 'pinWrong', expired: 'pinExpired', dead: 'pinDead' } as const;

/**
 * Verifies the PIN of a signer whose turn it is and takes the document's lock for five minutes. This does not
 * use up the PIN: after a failed renewal it is asked for again.
 *
 * @throws Problem; for a rejected PIN with `keep`, because its attempt must stay counted
 */
export async function verifyPin(
  work: Work<Principal>,
  { document, signer }: Turn,
  pin: string,
): Promise<Lock> {
  const { app, tx, now } = work;
  const answer = await tryPin(tx, await pinKey(app), signer.id, pin.trim(), now);
  if (answer !== 'ok') {
    // The attempt stays counted, so it is recorded here, with the count, and not by the entry of a rollback.
    const rejected = history.pinRejected(fullName(signer), pinDenialReason(answer, signer, now));
    note(work, document, { ...rejected, ...triedBy(work.caller) });
    throw new Problem(pinCodes[answer], { keep: true });
  }
  const lock = await takeLock(
    tx,
    { firmId: document.firm_id, documentId: document.id, signerId: signer.id },
    now,
  );
  if (lock === null) {
    const holder = await holderName(work, document.id);
    note(work, document, history.inUse(fullName(signer), holder));
    throw new Problem('documentInUse', { keep: true });
  }
  note(work, document, history.pinVerified(fullName(signer)));
  return lock;
}

/** Returns the history's reason for a rejected PIN; `signer` is its state before the attempt. */
function pinDenialReason(answer: keyof typeof pinCodes, signer: TaskSigner, now: Date): PinDenialReason {
  if (answer !== 'dead') return answer;
  const state = pinState(signer, now);
  // This attempt used up the PIN.
  return state === 'usable' || state === 'expired' ? 'wrong' : state;
}

async function holderName({ tx, now }: Work<Principal>, documentId: number): Promise<string | null> {
  const lock = await activeLock(tx, documentId, now);
  const task = lock === null ? null : await readTask(tx, documentId);
  const holder = task?.signers.find(({ id }) => id === lock?.signerId);
  return holder === undefined ? null : fullName(holder);
}

function note(
  work: Work<Principal>,
  document: DocumentRow,
  event: Event & Partial<ReturnType<typeof triedBy>>,
): void {
  work.audit({ documentId: document.id, clientId: document.client_id, ...event });
}
