import { Problem } from '../../errors.ts';
import type { Principal } from '../caller.ts';
import type { Work } from '../work.ts';

/** Work on a task, of staff or of a signer: what is rejected is in the history of its document. */
export async function signingWork<Of extends Work<Principal>, T>(
  work: Of,
  documentId: number,
  run: (work: Of) => Promise<T>,
): Promise<T> {
  try {
    return await run(work);
  } catch (error) {
    // Only a document of the caller's own firm may appear in the history of the error.
    if (error instanceof Problem && error.code !== 'documentNotFound') work.about({ documentId });
    throw error;
  }
}
