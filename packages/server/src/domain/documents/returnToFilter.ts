import { Problem } from '../../errors.ts';
import type { Work } from '../work.ts';
import { assignFilter } from './assignFilter.ts';
import { filterOf, findDocument } from './find.ts';

/** Where a document is to go back from, and to; 0 is no filter. */
interface Return {
  from: number;
  to: number;
}

/**
 * Puts a document back under the filter that it had before it was assigned to another. One that was assigned again
 * since stays there, because that is what somebody wanted last.
 */
export async function returnToFilter(work: Work, documentId: number, { from, to }: Return): Promise<void> {
  const { tx, caller } = work;
  const document = await findDocument(tx, caller.firmId, documentId, { lock: true });
  work.about({ documentId: document.id, clientId: document.client_id });
  const current = (await filterOf(tx, document)) ?? 0;
  if (current !== from) throw new Problem('filterChanged');
  try {
    await assignFilter(work, documentId, to);
  } catch (error) {
    if (error instanceof Problem && error.code === 'notFound')
      throw new Problem('filterDeleted', { cause: error });
    throw error;
  }
}
