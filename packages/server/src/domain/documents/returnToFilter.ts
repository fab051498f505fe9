import { Problem } from '../../errors.ts';
import type { DocumentRow } from '../../store/schema.ts';
import type { Work } from '../work.ts';
import { assignFilter } from './assignFilter.ts';
import { filterOf, findDocument } from './find.ts';

/** Where a document is to go back from, and to; 0 is no filter. */
interface Return {
  from: number;
  to: number;
  /** The job that assigned it. */
  undoneJobId: number | null;
}

/**
 * Puts a document back under the filter that it had before it was assigned to another. One that was assigned again
 * since stays there, because that is what somebody wanted last. That the other filter was deleted since is no wish
 * about the document: it goes back.
 *
 * @throws Problem if it was assigned again, or if its earlier filter was deleted
 */
export async function returnToFilter(work: Work, documentId: number, back: Return): Promise<void> {
  const { tx, caller } = work;
  const document = await findDocument(tx, caller.firmId, documentId, { lock: true });
  work.about({ documentId: document.id, clientId: document.client_id });
  const current = (await filterOf(tx, document)) ?? 0;
  if (current !== back.from && (current !== 0 || !(await isLeft(work, document, back))))
    throw new Problem('filterChanged');
  try {
    await assignFilter(work, documentId, back.to);
  } catch (error) {
    if (error instanceof Problem && error.code === 'notFound')
      throw new Problem('filterDeleted', { cause: error });
    throw error;
  }
}

/** Whether a document is in no filter only because the one that the job assigned it to was deleted since. */
async function isLeft(work: Work, document: DocumentRow, { from, undoneJobId }: Return): Promise<boolean> {
  if ((await filterOf(work.tx, { filter_id: from })) !== null) return false;
  // The sweep removes the id of a deleted filter, and writes no entry about it.
  return (
    document.filter_id === from ||
    (document.filter_id === null && !(await isAssignedSince(work, document, undoneJobId)))
  );
}

/** Whether users assigned a document to a filter, or took it out of one, after a job ended. */
async function isAssignedSince({ tx }: Work, { id }: DocumentRow, jobId: number | null): Promise<boolean> {
  const later = await tx
    .selectFrom('audit_entries')
    .innerJoin('document_jobs', (on) => on.on('document_jobs.id', '=', jobId))
    .select('audit_entries.seq')
    .where('audit_entries.document_id', '=', id)
    .where('operation', '=', 'assignDocumentFilter')
    .where('outcome', '=', 'done')
    .whereRef('at', '>', 'ended_at')
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}
