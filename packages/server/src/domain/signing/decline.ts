import { actionTypes, pinTypes } from '@countersign/api-client/rules';
import { Problem } from '../../errors.ts';
import { tellFirm } from './firmNews.ts';
import { history } from './history.ts';
import { breakLock, activeLock } from './locks.ts';
import { spendPin } from './pins.ts';
import type { Opening } from './prepareSignature.ts';
import { fullName, lockDocument, readTask } from './tasks.ts';
import { requireTurn } from './verifyPin.ts';
import type { SigningWork } from './work.ts';

/** An account holder who holds the document declines to sign it; the task ends for everybody. */
export async function declineSignature(work: SigningWork, opening: Opening, comment: string): Promise<void> {
  const { tx, now } = work;
  const document = await lockDocument(tx, opening.firmId, opening.documentId);
  if (document === undefined) throw new Problem('documentNotFound');
  const task = await readTask(tx, document.id);
  const signer = task?.signers.find(({ id }) => id === opening.signerId);
  requireTurn(task, signer, pinTypes);
  if (task === null || signer.account_id === null) throw new Problem('alreadySigned');
  const lock = await activeLock(tx, document.id, now);
  if (lock?.signerId !== signer.id || lock.fence !== opening.fence) {
    throw new Problem('lockLost');
  }
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
  await tellFirm(work, document, task, {
    kind: 'declined',
    name: fullName(signer),
    comment,
    waiting: waiting.map(fullName),
  });
}
