import { actionTypes, type ActionType } from '@countersign/api-client/rules';
import type { DocumentRow } from '../../store/schema.ts';
import { Problem } from '../../errors.ts';
import { history, type Event, type PinRefusal } from './history.ts';
import { pinKey } from './keys.ts';
import { activeLock, takeLock, type Lock } from './locks.ts';
import { tryPin } from './pins.ts';
import { accountsDone, fullName, readTask, type SigningTask, type TaskSigner } from './tasks.ts';
import type { SigningWork } from './work.ts';

/** The way of signing that the pages of today know; secure-sign has calls of its own. */
export const clickToSign: readonly ActionType[] = [actionTypes.clickToSign];

/**
 * Throws unless it is this signer's turn to sign an open task that was set up for one of these methods: a PIN, a
 * lock and a commit belong to the method.
 */
export function requireTurn(
  task: SigningTask | null,
  signer: TaskSigner | undefined,
  methods: readonly ActionType[],
): asserts signer {
  if (task === null || signer === undefined || task.state !== 'open' || signer.status !== 'waiting') {
    throw new Problem('alreadySigned');
  }
  if (!methods.some((method) => method === task.action_type)) throw new Problem('methodOther');
  if (signer.employee_id !== null && !accountsDone(task)) {
    throw new Problem('notAllSigned');
  }
}

const pinCodes = { wrong: 'pinWrong', expired: 'pinExpired', dead: 'pinDead' } as const;

/**
 * Checks the PIN and takes the document for five minutes. The PIN is not used up by this: after a failed
 * renewal it is asked for again.
 *
 * @throws Problem; a refused PIN with `keep`, for its try must stay counted.
 */
export async function verifyPin(
  work: SigningWork,
  document: DocumentRow,
  signer: TaskSigner,
  pin: string,
): Promise<Lock> {
  const { app, tx, now } = work;
  const answer = await tryPin(tx, await pinKey(app), signer.id, pin.trim(), now);
  if (answer !== 'ok') {
    // The try stays counted, so this attempt is written with it and not by the rollback's own entry.
    note(work, document, history.pinRefused(fullName(signer), whyRefused(answer, signer)));
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

/** What the history says of a refused PIN; `signer` as it stood before the try. */
function whyRefused(
  answer: keyof typeof pinCodes,
  { pin_dead: dead, pin_hmac: hmac }: TaskSigner,
): PinRefusal {
  if (answer !== 'dead') return answer;
  if (dead) return 'dead';
  // The PIN died of this very try.
  return hmac === null ? 'never' : 'wrong';
}

async function holderName({ tx, now }: SigningWork, documentId: number): Promise<string | null> {
  const lock = await activeLock(tx, documentId, now);
  const task = lock === null ? null : await readTask(tx, documentId);
  const holder = task?.signers.find(({ id }) => id === lock?.signerId);
  return holder === undefined ? null : fullName(holder);
}

function note(work: SigningWork, document: DocumentRow, event: Event): void {
  work.audit({ documentId: document.id, clientId: document.client_id, ...event });
}
