import { blocksDelete, parseActionType } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { Problem } from '../../errors.ts';
import type { Work } from '../work.ts';
import { fileNameOf } from './fileNameOf.ts';
import { findDocument, hasClient } from './find.ts';

/** Deletes one document. Its rows and bytes stay for the history; nothing shows or serves them any more. */
export async function removeDocument(work: Work, id: number): Promise<void> {
  const { tx, caller, now } = work;
  const document = await findDocument(tx, caller.firmId, id, { lock: true });
  work.about({ documentId: id, clientId: document.client_id });
  if (blocksDelete({ ActionTypeE: parseActionType(document.action_type) }))
    throw new Problem('outstandingTasks');
  await tx
    .updateTable('documents')
    .set({ deleted_at: now, deleted_by: caller.name, deleted_by_login_id: caller.loginId })
    .where('id', '=', id)
    .execute();
  work.audit({
    documentId: id,
    clientId: document.client_id,
    title: 'Document deleted',
    shortDesc: `${work.caller.name} deleted ${fileNameOf(document)}.`,
  });
}

/** Deletes what can be deleted and says of each of the others why not. */
export async function removeDocuments(work: Work, ids: readonly number[]): Promise<Schemas['DeleteOutcome']> {
  const outcome: Schemas['DeleteOutcome'] = {
    Deleted: [],
    AlreadyDeleted: [],
    Blocked: [],
    Failed: [],
  };
  // Always in the same order, so that two such calls cannot wait for each other's rows.
  for (const id of ids.toSorted((a, b) => a - b)) {
    try {
      await removeDocument(work, id);
      outcome.Deleted.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'documentNotFound' && (await isDeleted(work, id))) {
        outcome.Deleted.push(id);
        outcome.AlreadyDeleted.push(id);
        continue;
      }
      const failure = { Id: id, Title: await titleOf(work, id), Message: error.message };
      if (error.status === 409) outcome.Blocked.push(failure);
      else outcome.Failed.push(failure);
    }
  }
  return outcome;
}

/** Whether it is one of the firm that was deleted before. */
async function isDeleted({ tx, caller }: Pick<Work, 'tx' | 'caller'>, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('documents')
    .select('id')
    .where('id', '=', id)
    .where('firm_id', '=', caller.firmId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function titleOf({ tx, caller }: Pick<Work, 'tx' | 'caller'>, id: number): Promise<string> {
  const row = await tx
    .selectFrom('documents')
    .select('title')
    .where('id', '=', id)
    .where('firm_id', '=', caller.firmId)
    .where('deleted_at', 'is', null)
    .where(hasClient)
    .executeTakeFirst();
  return row?.title ?? '';
}
