import type { Database } from '../../app.ts';

/**
 * Whether the history has to say that the signer opened the document: once for each lock they hold. A page that is
 * loaded again under the same one says nothing new, and must not fill the firm's chain.
 */
export async function noteOpening(tx: Database, signerId: number, fence: number): Promise<boolean> {
  const noted = await tx
    .updateTable('signers')
    .set({ opened_fence: fence })
    .where('id', '=', signerId)
    .where('opened_fence', 'is distinct from', fence)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}
