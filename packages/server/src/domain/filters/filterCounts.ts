import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';

/** How many documents a client's filters hold. The numbers are stored, so that 100,000 documents cost nothing here. */
export async function readFilterCounts(db: Database, clientId: number): Promise<Schemas['FilterCounts']> {
  const rows = await db
    .selectFrom('document_counts')
    .leftJoin('filters', 'filters.id', 'filter_id')
    .select(['filter_id', 'total'])
    .where('document_counts.client_id', '=', clientId)
    .where('total', '>', 0)
    // Numbers of filters that were deleted stay until their documents have left them.
    .where((is) => is.or([is('filter_id', '=', 0), is('filters.id', 'is not', null)]))
    .orderBy('filter_id')
    .execute();
  // The row of the filter 0 counts all documents of the client, in a filter or not.
  const all = rows.find((row) => row.filter_id === 0);
  const items = rows.filter((row) => row.filter_id !== 0);
  return {
    Total: all?.total ?? 0,
    Items: items.map((row) => ({ FilterId: row.filter_id, Documents: row.total })),
  };
}
