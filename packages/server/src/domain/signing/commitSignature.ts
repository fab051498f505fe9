import { actionTypes } from '@countersign/api-client/rules';
import { Problem } from '../../errors.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../../app.ts';
import type { StoredBlob } from '../../files/blobs/blobStore.ts';
import type { DocumentRow } from '../../store/schema.ts';
import type { SigningDraftsTable } from '../../store/schemaSigning.ts';
import { notifyFirm } from './notifyFirm.ts';
import { history, type Event } from './history.ts';
import { sendPins } from './invitations.ts';
import { releaseLock, activeLock } from './locks.ts';
import { spendPin } from './pins.ts';
import {
  accountsDone,
  fullName,
  lockDocument,
  readTask,
  type SigningTask,
  type TaskSigner,
} from './tasks.ts';
import { lockProblem, requireTurn } from './turn.ts';
import { addVersion } from './versions.ts';
import type { Principal } from '../caller.ts';
import type { Work } from '../work.ts';

type Draft = Selectable<SigningDraftsTable>;

/**
 * Commits the prepared signature of the lock's holder; simultaneous calls have the effect of one. After the
 * last signature the document points at the sealed version and is signed.
 *
 * @throws Problem: taskComplete the second time, lockLost if the lock has expired or is another signer's,
 * nothingPrepared if nothing was prepared under it
 */
export async function commitSignature(
  work: Work<Principal>,
  documentId: number,
  isSigner: (signer: TaskSigner) => boolean,
): Promise<void> {
  const { tx, now } = work;
  const document = await lockDocument(tx, work.caller.firmId, documentId);
  if (document === undefined) throw new Problem('documentNotFound');
  const task = await readTask(tx, documentId);
  const signer = task?.signers.find(isSigner);
  if (signer?.status === 'signed') throw new Problem('taskComplete', { fact: 'alreadySigned' });
  requireTurn(task, signer);
  if (task === null) throw new Problem('noTask');
  const lock = await activeLock(tx, documentId, now);
  if (lock?.signerId !== signer.id) throw await lockProblem(tx, documentId, { signerId: signer.id });
  const draft = await readDraft(tx, documentId);
  if (draft?.fence !== lock.fence || draft.base_version_id !== document.current_version_id) {
    throw new Problem('nothingPrepared');
  }
  await storeSignature(work, document, signer, draft);
  await releaseLock(tx, documentId, lock.fence, now);
  await advanceTask(work, document, signer, draft);
}

async function readDraft(tx: Database, documentId: number): Promise<Draft | undefined> {
  return tx.selectFrom('signing_drafts').selectAll().where('document_id', '=', documentId).executeTakeFirst();
}

function sealedBlob(draft: Draft): StoredBlob | null {
  const { sealed_blob_key: key, sealed_sha256: sha256, sealed_size: size } = draft;
  return key === null || sha256 === null || size === null ? null : { key, sha256, size };
}

async function storeSignature(
  { tx, now }: Work<Principal>,
  document: DocumentRow,
  signer: TaskSigner,
  draft: Draft,
): Promise<void> {
  const blob = { key: draft.blob_key, sha256: draft.sha256, size: draft.size };
  const signature = { document, kind: 'signature' as const, blob, signerId: signer.id, now };
  const versionId = await addVersion(tx, signature);
  await tx
    .updateTable('signers')
    .set({ status: 'signed', signed_at: draft.signed_at })
    .where('id', '=', signer.id)
    .where('status', '=', 'waiting')
    .execute();
  await spendPin(tx, signer.id);
  await tx
    .updateTable('documents')
    .set({ current_version_id: versionId, modified_at: now })
    .where('id', '=', document.id)
    .execute();
}

/** What follows a signature: the seal after the last one, else perhaps the representative's PIN. */
async function advanceTask(
  work: Work<Principal>,
  document: DocumentRow,
  signer: TaskSigner,
  draft: Draft,
): Promise<void> {
  const task = await readTask(work.tx, document.id);
  if (task === null) throw new Error('The task that was just signed cannot be read.');
  const sealed = sealedBlob(draft);
  if (task.signers.every(({ status }) => status === 'signed')) {
    if (sealed === null) throw new Error('The last signature was prepared without a seal.');
    await complete(work, document, task, sealed);
    note(work, document, history.signed(signer, { sealed: true }));
    return notifyFirm(work, document, task, { kind: 'signed', names: task.signers.map(fullName) });
  }
  const representative = task.signers.find(({ employee_id }) => employee_id !== null);
  if (signer.account_id === null || representative === undefined || !accountsDone(task)) {
    return note(work, document, history.signed(signer, {}));
  }
  // A signature is never refused for what others have sent, and each leads here once.
  await sendPins(work, document, [representative], { isLimited: false });
  note(work, document, history.signed(signer, { representative }));
}

async function complete(
  { tx, now }: Work<Principal>,
  document: DocumentRow,
  task: SigningTask,
  sealed: StoredBlob,
): Promise<void> {
  const versionId = await addVersion(tx, { document, kind: 'sealed', blob: sealed, now });
  await tx
    .updateTable('signing_tasks')
    .set({ state: 'completed', closed_at: now })
    .where('id', '=', task.id)
    .execute();
  await tx
    .updateTable('documents')
    .set({ action_type: actionTypes.signed, current_version_id: versionId, modified_at: now })
    .where('id', '=', document.id)
    .execute();
}

function note(work: Work<Principal>, document: DocumentRow, event: Event): void {
  work.audit({ documentId: document.id, clientId: document.client_id, ...event });
}
