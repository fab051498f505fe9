import { sql } from 'kysely';
import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';
import { nameParts } from './fileNameOf.ts';

/** Versions in one response, at most. */
const most = 1_000;

/**
 * Lists a client's documents that have a version of one of these sizes, newest first. Any version counts: the file that
 * somebody uploads again is the original of one that was signed meanwhile. Each size has its share of the response, and in
 * that as many different files as possible, so that a thousand equal forms hide no other file.
 */
export async function listSameSize(
  db: Database,
  { firmId, clientId, sizes }: { firmId: number; clientId: number; sizes: readonly number[] },
): Promise<Schemas['SameSizeDocuments']> {
  const different = [...new Set(sizes)];
  const rows = await db
    .with('found', (of) =>
      of
        .selectFrom('document_versions as v')
        .innerJoin('documents as d', 'd.id', 'v.document_id')
        .select([
          'd.id',
          'd.title',
          'd.extension',
          'd.uploaded_extension',
          'd.created_at',
          'v.size',
          'v.sha256',
        ])
        .select(
          sql<number>`row_number() over (partition by v.size, v.sha256 order by d.created_at desc, d.id desc)`.as(
            'of_file',
          ),
        )
        .where('v.firm_id', '=', firmId)
        .where('v.size', 'in', different)
        .where('v.sha256', 'is not', null)
        .where('d.client_id', '=', clientId)
        .where('d.deleted_at', 'is', null),
    )
    .with('ranked', (of) =>
      of
        .selectFrom('found')
        .selectAll()
        .select(
          sql<number>`row_number() over (partition by size order by of_file, created_at desc, id desc)`.as(
            'of_size',
          ),
        ),
    )
    .selectFrom('ranked')
    .selectAll()
    .where('of_size', '<=', Math.floor(most / different.length))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    Items: rows.flatMap(({ id, created_at: created, size, sha256, ...named }) =>
      sha256 === null
        ? []
        : [
            {
              Id: id,
              ...nameParts(named),
              Size: size,
              Sha256: sha256,
              CreatedDate: created.toISOString(),
            },
          ],
    ),
  };
}
