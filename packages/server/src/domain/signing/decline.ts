import { actionTypes } from '@countersign/api-client/rules';
import { Problem } from '../../errors.ts';
import { notifyFirm } from './notifyFirm.ts';
import { history } from './history.ts';
import { breakLock } from './locks.ts';
import { spendPin } from './pins.ts';
import { fullName } from './tasks.ts';
import type { Turn } from './turn.ts';
import type { Principal } from '../caller.ts';
import type { Work } from '../work.ts';

/**
 * Declines for the account holder whose turn it is, and who holds the lock; ends the task for all signers.
 */
export async function declineSignature(work: Work<Principal>, turn: Turn, comment: string): Promise<void> {
  const { tx, now } = work;
  const { document, task, signer } = turn;
  if (signer.account_id === null) throw new Problem('alreadySigned', { fact: 'accountsDecline' });
  await tx
    .updateTable('signers')
    .set({ status: 'declined', declined_at: now, comment })
    .where('id', '=', signer.id)
    .execute();
  await spendPin(tx, signer.id);
  await tx
    .updateTable('signing_tasks')
    .set({ state: 'declined', closed_at: now })
    .where('id', '=', task.id)
    .execute();
  await tx
    .updateTable('documents')
    .set({ action_type: actionTypes.declined, modified_at: now })
    .where('id', '=', document.id)
    .execute();
  await breakLock(tx, document.id, now);
  work.audit({
    documentId: document.id,
    clientId: document.client_id,
    ...history.declined(signer, comment),
  });
  const waiting = task.signers.filter(({ id, status }) => id !== signer.id && status === 'waiting');
  await notifyFirm(work, document, task, {
    kind: 'declined',
    name: fullName(signer),
    comment,
    waiting: waiting.map(fullName),
  });
}
