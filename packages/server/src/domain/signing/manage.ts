import {
  actionTypes,
  parseActionType,
  removeTaskError,
  resendPinsError,
  type ActionType,
  type ResendErrorCode,
} from '@countersign/api-client/rules';
import { Problem } from '../../errors.ts';
import { history } from './history.ts';
import { sendPins } from './invitations.ts';
import { breakLock } from './locks.ts';
import {
  fullName,
  lockDocument,
  readTask,
  signersInTurn,
  type SigningTask,
  type TaskSigner,
} from './tasks.ts';
import { originalVersionId } from './versions.ts';
import type { Principal } from '../caller.ts';
import type { Work } from '../work.ts';
import type { DocumentRow } from '../../store/schema.ts';

/** A document as the rules that both sides share know it. */
export interface RuledDocument {
  ActionTypeE: ActionType;
  EnabledNotifications: boolean;
}

/** Returns what the rules that both sides share need of a document. */
export function ruled(document: Pick<DocumentRow, 'action_type' | 'notifications_enabled'>): RuledDocument {
  return {
    ActionTypeE: parseActionType(document.action_type),
    EnabledNotifications: document.notifications_enabled,
  };
}

/** The document and its task, where the rule has nothing against it. */
async function lockTask(
  { tx, caller }: Work<Principal>,
  documentId: number,
  rule: (document: RuledDocument) => ResendErrorCode | null,
): Promise<{ document: DocumentRow; task: SigningTask }> {
  const document = await lockDocument(tx, caller.firmId, documentId);
  if (document === undefined) throw new Problem('documentNotFound');
  const task = await readTask(tx, documentId);
  const refusal = rule(ruled(document));
  if (refusal !== null) throw new Problem(refusal);
  if (task === null) throw new Problem('noTask');
  return { document, task };
}

/**
 * Takes the task off a document, which points at its original again. Signatures made so far stay as versions
 * that nothing points at; locks, PINs, links and prepared signatures are void.
 */
export async function removeTask(work: Work<Principal>, documentId: number): Promise<void> {
  const { document, task } = await lockTask(work, documentId, removeTaskError);
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
      work.caller.name,
      task.signers.filter(({ status }) => status === 'signed'),
    ),
  });
}

/** Sends new PINs to all signers whose turn it is; earlier PINs and links stop working. */
export async function resendPins(work: Work<Principal>, documentId: number): Promise<void> {
  const { document, task } = await lockTask(work, documentId, resendPinsError);
  const signers = signersInTurn(task);
  await sendPins(work, document, signers);
  work.audit({
    documentId: document.id,
    clientId: document.client_id,
    ...history.pinsResent(work.caller.name, signers),
  });
}

/** Sends a new PIN to the signer who requests it. Their earlier PIN stops working; other signers keep theirs. */
export async function resendPin(
  work: Work<Principal>,
  document: DocumentRow,
  signer: TaskSigner,
): Promise<void> {
  const refusal = resendPinsError(ruled(document));
  if (refusal !== null) throw new Problem(refusal);
  await sendPins(work, document, [signer]);
  work.audit({
    documentId: document.id,
    clientId: document.client_id,
    ...history.ownPinResent(fullName(signer)),
  });
}
