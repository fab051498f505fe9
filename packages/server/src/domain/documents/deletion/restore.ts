import {
  errorSentences,
  problemType,
  restorableUntil,
  restoreError,
  type ErrorCode,
} from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { Problem } from '../../../errors.ts';
import { triedBy } from '../../caller.ts';
import { refusedAttempt } from '../../refusedAttempts.ts';
import { noteRefusals, type RefusedAttempt } from '../../refusals.ts';
import type { DocumentRow } from '../../../store/schema.ts';
import type { Work } from '../../work.ts';
import { fileNameOf } from '../fileNameOf.ts';

type Found = Pick<
  DocumentRow,
  'id' | 'client_id' | 'title' | 'extension' | 'uploaded_extension' | 'deleted_at' | 'deleted_by_login_id'
>;

/**
 * Restores what can be restored and says of each of the others why not. A document that is not deleted counts as
 * restored, so that a repeated call changes nothing. The filter is still that of the document, unless it was deleted
 * meanwhile.
 */
export async function restoreDocuments(
  work: Work,
  ids: readonly number[],
): Promise<Schemas['RestoreOutcome']> {
  const found = new Map((await lockDocuments(work, ids)).map((document) => [document.id, document]));
  const outcome: Schemas['RestoreOutcome'] = { Restored: [], Failed: [] };
  const restored: Found[] = [];
  const refused = new Map<number, RefusedAttempt>();
  for (const id of ids) {
    const document = found.get(id);
    const code = document === undefined ? 'documentNotFound' : errorOf(work, document);
    if (code === null) outcome.Restored.push(id);
    else {
      outcome.Failed.push(failureOf(id, document, code));
      if (document !== undefined) refused.set(id, refusedRestore(work, document, code));
    }
    if (code === null && document !== undefined && document.deleted_at !== null) restored.push(document);
  }
  await noteRefusals(work.tx, [...refused.values()]);
  await restore(work, restored);
  return outcome;
}

/** How far apart the clocks of two servers may be, in ms: one may start a job and another one work on it. */
const CLOCKS_APART = 60_000;

/**
 * Restores a document that a job of the caller deleted, within the days for which it can be restored. One that is not
 * deleted needs nothing; one that was restored and deleted again since, by whomever, follows the rules for single ones.
 *
 * @param undoneJobId The job that deleted it.
 */
export async function undoDeletion(work: Work, id: number, undoneJobId: number | null): Promise<void> {
  await restoreAlone(work, id, async (document, deletedAt) =>
    (await isDeletedBy(work, document, undoneJobId)) ? expiryOf(work, deletedAt) : errorOf(work, document),
  );
}

/**
 * Restores one document, as `restoreDocuments` restores each; one that is not deleted needs nothing.
 *
 * @throws Problem why it is not restored
 */
export async function restoreDocument(work: Work, id: number): Promise<void> {
  await restoreAlone(work, id, (document) => errorOf(work, document));
}

async function restoreAlone(
  work: Work,
  id: number,
  refusalOf: (document: Found, deletedAt: Date) => ErrorCode | null | Promise<ErrorCode | null>,
): Promise<void> {
  const [document] = await lockDocuments(work, [id]);
  if (document === undefined) throw new Problem('documentNotFound');
  work.about({ documentId: id, clientId: document.client_id });
  if (document.deleted_at === null) return;
  const code = await refusalOf(document, document.deleted_at);
  if (code !== null) throw new Problem(code);
  await restore(work, [document]);
}

/** Whether it was deleted by this job of the caller: by them, and while the job ran. */
async function isDeletedBy(
  { tx, caller }: Work,
  { deleted_at: deletedAt, deleted_by_login_id: deletedBy }: Found,
  jobId: number | null,
): Promise<boolean> {
  if (deletedAt === null || deletedBy !== caller.loginId) return false;
  const job = await tx
    .selectFrom('document_jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('login_id', '=', caller.loginId)
    .where('created_at', '<=', new Date(deletedAt.getTime() + CLOCKS_APART))
    .where('ended_at', '>=', new Date(deletedAt.getTime() - CLOCKS_APART))
    .executeTakeFirst();
  return job !== undefined;
}

function expiryOf({ now }: Work, deletedAt: Date): ErrorCode | null {
  return now < restorableUntil(deletedAt) ? null : 'restoreExpired';
}

/** The firm's documents with these ids, deleted or not, locked always in the same order. */
function lockDocuments({ tx, caller }: Work, ids: readonly number[]): Promise<Found[]> {
  return tx
    .selectFrom('documents')
    .innerJoin('clients', 'clients.id', 'documents.client_id')
    .select([
      'documents.id',
      'documents.client_id',
      'documents.title',
      'documents.extension',
      'documents.uploaded_extension',
      'documents.deleted_at',
      'documents.deleted_by_login_id',
    ])
    .where('documents.firm_id', '=', caller.firmId)
    .where('documents.id', 'in', ids)
    .where('clients.deleted_at', 'is', null)
    .orderBy('documents.id')
    .forUpdate('documents')
    .execute();
}

function errorOf({ caller, now }: Work, document: Found): ErrorCode | null {
  const { deleted_at: deletedAt, deleted_by_login_id: deletedBy } = document;
  if (deletedAt === null) return null;
  return restoreError(
    { deletedAt, byCaller: deletedBy === caller.loginId },
    { isAdministrator: caller.roles.includes('Administrator'), now },
  );
}

function failureOf(id: number, document: Found | undefined, code: ErrorCode): Schemas['RestoreFailure'] {
  return { Id: id, Title: document?.title ?? '', Type: problemType(code), Message: errorSentences[code] };
}

/** Returns what the history says of a refused document, as if it had been the only one of the call. */
function refusedRestore({ caller, now }: Work, document: Found, code: ErrorCode): RefusedAttempt {
  const operation = 'restoreDocuments';
  return {
    ...refusedAttempt({ operation, code, caller }),
    firmId: caller.firmId,
    at: now,
    operation,
    code,
    documentId: document.id,
    clientId: document.client_id,
    ...triedBy(caller),
  };
}

async function restore(work: Work, documents: readonly Found[]): Promise<void> {
  if (documents.length === 0) return;
  await work.tx
    .updateTable('documents')
    .set({ deleted_at: null, deleted_by: null, deleted_by_login_id: null })
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
      title: 'Document restored',
      shortDesc: `${work.caller.name} restored ${fileNameOf(document)}.`,
    });
  }
}
