import type { Database } from '../../app.ts';
import type { LockLoss } from '../refusalFacts.ts';

/**
 * Returns why a signer does not hold the document any more, from the lock's row, which stays when the lock ends.
 * Without the fence of their opening, only what is true of every opening of theirs.
 */
export async function lockLoss(
  tx: Database,
  documentId: number,
  { signerId, fence }: { signerId: number; fence?: number },
): Promise<LockLoss> {
  const row = await tx
    .selectFrom('signing_locks')
    .select(['signer_id', 'fence', 'released'])
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  if (row?.signer_id !== signerId) return row === undefined || fence === undefined ? 'notHeld' : 'takenOver';
  if (fence !== undefined && row.fence !== fence) return 'openedElsewhere';
  return row.released ? 'released' : 'expired';
}
