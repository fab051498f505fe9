import { blocksDelete, errorSentences, parseActionType, type ErrorCode } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { Problem } from '../../../errors.ts';
import type { DocumentRow } from '../../../store/schema.ts';
import type { Work } from '../../work.ts';
import { fileNameOf } from '../fileNameOf.ts';
import { findDocument, hasClient } from '../find.ts';

type Removable = Pick<
  DocumentRow,
  'id' | 'client_id' | 'title' | 'extension' | 'uploaded_extension' | 'action_type'
>;

/** Deletes one document. Its rows and bytes stay for the history; nothing shows or serves them any more. */
export async function removeDocument(work: Work, id: number): Promise<void> {
  const { tx, caller } = work;
  const document = await findDocument(tx, caller.firmId, id, { lock: true });
  work.about({ documentId: id, clientId: document.client_id });
  if (isBlocked(document)) throw new Problem('outstandingTasks');
  await remove(work, [document]);
}

/**
 * Deletes what can be deleted and says of each of the others why not, in the order of their ids, with as many statements
 * for hundreds as for one: others wait for this transaction.
 */
export async function removeDocuments(work: Work, ids: readonly number[]): Promise<Schemas['DeleteOutcome']> {
  const found = new Map((await lockDocuments(work, ids)).map((document) => [document.id, document]));
  const outcome: Schemas['DeleteOutcome'] = {
    Deleted: [],
    AlreadyDeleted: [],
    Blocked: [],
    Failed: [],
  };
  const removed: Removable[] = [];
  for (const id of ids.toSorted((a, b) => a - b)) {
    const document = found.get(id);
    if (document !== undefined && document.deleted_at !== null) {
      outcome.Deleted.push(id);
      outcome.AlreadyDeleted.push(id);
    } else if (document === undefined || document.has_client !== true) {
      outcome.Failed.push(failureOf(id, '', 'documentNotFound'));
    } else if (isBlocked(document)) {
      outcome.Blocked.push(failureOf(id, document.title, 'outstandingTasks'));
    } else {
      outcome.Deleted.push(id);
      removed.push(document);
    }
  }
  await remove(work, removed);
  return outcome;
}

function isBlocked({ action_type: actionType }: Pick<DocumentRow, 'action_type'>): boolean {
  return blocksDelete({ ActionTypeE: parseActionType(actionType) });
}

function failureOf(id: number, title: string, code: ErrorCode): Schemas['DeleteFailure'] {
  return { Id: id, Title: title, Message: errorSentences[code] };
}

/**
 * The firm's documents with these ids, deleted or not, locked always in the same order, so that two such calls cannot
 * wait for each other's rows.
 */
function lockDocuments({ tx, caller }: Work, ids: readonly number[]) {
  return tx
    .selectFrom('documents')
    .select(['id', 'client_id', 'title', 'extension', 'uploaded_extension', 'action_type', 'deleted_at'])
    .select(hasClient.as('has_client'))
    .where('firm_id', '=', caller.firmId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function remove(work: Work, documents: readonly Removable[]): Promise<void> {
  if (documents.length === 0) return;
  const { tx, caller, now } = work;
  await tx
    .updateTable('documents')
    .set({ deleted_at: now, deleted_by: caller.name, deleted_by_login_id: caller.loginId })
    .where(
      'id',
      'in',
      documents.map(({ id }) => id),
    )
    .execute();
  for (const document of documents) {
    work.audit({
      documentId: document.id,
      clientId: document.client_id,
      title: 'Document deleted',
      shortDesc: `${caller.name} deleted ${fileNameOf(document)}.`,
    });
  }
}
