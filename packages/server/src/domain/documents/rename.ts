import { parseActionType, renameError, titleProblem } from '@countersign/api-client/rules';
import { Problem } from '../../errors.ts';
import type { Work } from '../work.ts';
import { fileNameOf, nameParts } from './fileNameOf.ts';
import { findDocument } from './find.ts';

/**
 * Gives a document another title. Its extension says what kind of file it is, and stays. What signers were asked to
 * sign, or have signed, keeps the name that they saw. The row is locked, as when a task is set up, so that neither
 * happens in the middle of the other.
 *
 * @param previous the title that the user saw; undefined if the last rename wins
 * @throws Problem 404 for a missing or deleted document, 400 for a title that no file can have, 409 if it waits for
 * signatures or is signed, or if another user has renamed it
 */
export async function renameDocument(
  work: Work,
  documentId: number,
  wanted: string,
  previous?: string,
): Promise<void> {
  const { tx, caller, now } = work;
  const document = await findDocument(tx, caller.firmId, documentId, { lock: true });
  work.about({ documentId: document.id, clientId: document.client_id });
  // As of a file name: the embedded database would drop a byte order mark there, which nobody sees anyway.
  const title = wanted.replace(/^\uFEFF+/u, '');
  const renamed = { ...document, title };
  const problem = titleProblem(nameParts(renamed));
  if (problem !== null) throw new Problem(problem);
  // Whoever repeats a change is not told that it can't be made.
  if (title === document.title) return;
  const refusal = renameError({ ActionTypeE: parseActionType(document.action_type) });
  if (refusal !== null) throw new Problem(refusal);
  if (previous !== undefined && previous !== document.title) throw new Problem('renamedMeanwhile');
  await tx.updateTable('documents').set({ title, modified_at: now }).where('id', '=', document.id).execute();
  work.audit({
    documentId: document.id,
    clientId: document.client_id,
    title: 'Document renamed',
    shortDesc: `${caller.name} renamed “${fileNameOf(document)}” to “${fileNameOf(renamed)}”.`,
  });
}
