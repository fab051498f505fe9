import type { Query, QueryClient } from '@tanstack/react-query';
import { keys } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { ChangeEvent } from '@countersign/api-client/live';

type Page = Schemas['DocumentList'];

/** Whether a query of a client's documents is a page of the unread ones; a single row is asked for to count them. */
function isUnreadPage({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  const page: unknown = queryKey[keys.documents.lists(0).length];
  if (typeof page !== 'object' || page === null || !('view' in page) || !('itemsPerPage' in page))
    return false;
  return page.view === 'unread' && page.itemsPerPage !== 1;
}

/** The pages of a client's unread documents on the screen, if they have all documents that were read. */
function pagesWithAll(queryClient: QueryClient, { ClientId, DocumentIds }: ChangeEvent): readonly Query[] {
  if (ClientId === null || DocumentIds === null) return [];
  const pages = queryClient
    .getQueryCache()
    .findAll({ queryKey: keys.documents.lists(ClientId), type: 'active', predicate: isUnreadPage });
  const listed = new Set(
    pages.flatMap(
      ({ queryKey }) => queryClient.getQueryData<Page>(queryKey)?.Items.map(({ Id }) => Id) ?? [],
    ),
  );
  return DocumentIds.every((id) => listed.has(id)) ? pages : [];
}

/** The clients whose next page of unread documents is waited for. */
const waiting = new WeakMap<QueryClient, Set<number>>();

/** Reads the pages of a client's unread documents again once another one is shown: those of different readings don't fit together. */
function readOnNextPage(queryClient: QueryClient, clientId: number): void {
  const clients = waiting.get(queryClient) ?? new Set();
  waiting.set(queryClient, clients);
  if (clients.has(clientId)) return;
  clients.add(clientId);
  const queryKey = keys.documents.lists(clientId);
  const cache = queryClient.getQueryCache();
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'added') return;
    const pages = cache.findAll({ queryKey, predicate: isUnreadPage });
    if (!pages.some((page) => page === query)) return;
    stop();
    clients.delete(clientId);
    // They may have been read meanwhile, by another change.
    if (pages.some((page) => page.isActive() && page.state.isInvalidated))
      void queryClient.invalidateQueries({ queryKey, predicate: isUnreadPage });
  });
}

/**
 * Keeps documents in the view of the unread ones once they were opened, without their dot: rows that left it at once would
 * bring others under the pointer. They leave it with its next reading: by another change, when the view is opened again, or
 * once a page of it is shown that was not read yet.
 *
 * @returns whether a query is kept as it is now, and is not to be read again
 */
export function keepRead(
  queryClient: QueryClient,
  changes: readonly ChangeEvent[],
): (query: Query) => boolean {
  const kept = new Set<Query>();
  for (const change of changes) {
    const { ClientId, DocumentIds } = change;
    const pages = pagesWithAll(queryClient, change);
    if (ClientId === null || pages.length === 0) continue;
    const read = new Set(DocumentIds);
    for (const page of pages) {
      queryClient.setQueryData<Page>(page.queryKey, (before) =>
        before === undefined
          ? before
          : {
              ...before,
              Items: before.Items.map((row) => (read.has(row.Id) ? { ...row, Unread: false } : row)),
            },
      );
      // Shown again later, it is read.
      page.invalidate();
      kept.add(page);
    }
    readOnNextPage(queryClient, ClientId);
  }
  return (query) => kept.has(query);
}
