import {
  actionTypes,
  whyNotRemoveTask,
  whyNotResendPins,
  type ActionType,
} from '@countersign/api-client/rules';
import { history } from './history.ts';
import { sendPins } from './invitations.ts';
import { breakLock } from './locks.ts';
import { SigningRefused } from './refusals.ts';
import { words } from './signing.messages.ts';
import { actionTypeOf, lockDocument, readTask, signersInTurn, type SigningTask } from './tasks.ts';
import { originalVersionId } from './versions.ts';
import type { SigningWork } from './work.ts';
import type { DocumentRow } from '../../store/schema.ts';

/** The document and its task, where `whyNot` has no reason against it. */
async function lockTask(
  { tx, firmId }: SigningWork,
  documentId: number,
  whyNot: (document: { ActionTypeE: ActionType }) => string | null,
): Promise<{ document: DocumentRow; task: SigningTask }> {
  const document = await lockDocument(tx, firmId, documentId);
  if (document === undefined) throw new SigningRefused('notFound', words.documentNotFound);
  const task = await readTask(tx, documentId);
  const reason = whyNot({ ActionTypeE: actionTypeOf(document) });
  if (reason !== null) throw new SigningRefused('conflict', reason);
  if (task === null) throw new SigningRefused('conflict', words.noTask);
  return { document, task };
}

/**
 * Takes the task off a document, which points at its original again. Signatures made so far stay as versions
 * that nothing points at; locks, PINs, links and prepared signatures are void.
 */
export async function removeTask(work: SigningWork, documentId: number): Promise<void> {
  const { document, task } = await lockTask(work, documentId, whyNotRemoveTask);
  const { tx, now } = work;
  await tx
    .updateTable('signing_tasks')
    .set({ state: 'removed', closed_at: now })
    .where('id', '=', task.id)
    .execute();
  await tx
    .updateTable('documents')
    .set({
      action_type: actionTypes.none,
      current_version_id: await originalVersionId(tx, document.id),
      modified_at: now,
    })
    .where('id', '=', document.id)
    .execute();
  await breakLock(tx, document.id, now);
  work.audit({
    documentId: document.id,
    clientId: document.client_id,
    ...history.removed(
      work.actor.name,
      task.signers.filter(({ status }) => status === 'signed'),
    ),
  });
}

/** New PINs for everyone whose turn it is; the PINs and links sent before are void. */
export async function resendPins(work: SigningWork, documentId: number): Promise<void> {
  const { document, task } = await lockTask(work, documentId, whyNotResendPins);
  if (!document.notifications_enabled) throw new SigningRefused('conflict', words.notificationsOff);
  const signers = signersInTurn(task);
  await sendPins(work, document, signers);
  work.audit({
    documentId: document.id,
    clientId: document.client_id,
    ...history.pinsResent(work.actor.name, signers),
  });
}
