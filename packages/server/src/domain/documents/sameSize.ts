import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';

/** Documents in one response, at most. */
const most = 1_000;

/**
 * Lists a client's documents that have a version of one of these sizes, newest first. Any version counts: the file that
 * somebody uploads again is the original of one that was signed meanwhile.
 */
export async function listSameSize(
  db: Database,
  { firmId, clientId, sizes }: { firmId: number; clientId: number; sizes: readonly number[] },
): Promise<Schemas['SameSizeDocuments']> {
  const rows = await db
    .selectFrom('document_versions as v')
    .innerJoin('documents as d', 'd.id', 'v.document_id')
    .select(['d.id', 'd.title', 'd.extension', 'd.created_at', 'v.size', 'v.sha256'])
    .where('v.firm_id', '=', firmId)
    .where('v.size', 'in', [...new Set(sizes)])
    .where('v.sha256', 'is not', null)
    .where('d.client_id', '=', clientId)
    .where('d.deleted_at', 'is', null)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(most)
    .execute();
  return {
    Items: rows.flatMap(({ id, title, extension, created_at: created, size, sha256 }) =>
      sha256 === null
        ? []
        : [
            {
              Id: id,
              Title: title,
              Extension: extension,
              Size: size,
              Sha256: sha256,
              CreatedDate: created.toISOString(),
            },
          ],
    ),
  };
}
