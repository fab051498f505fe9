import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** What is read again although the user did nothing that needs it. */
const inBackground = new WeakSet<object>();

/** Reads these again without a sign that they are being read: nobody waits for it. */
export async function readInBackground(
  queries: readonly Query[],
  read: () => Promise<unknown>,
): Promise<void> {
  for (const query of queries) inBackground.add(query);
  try {
    await read();
  } finally {
    for (const query of queries) inBackground.delete(query);
  }
}

/** Whether nobody waits for what is being read. */
export function isReadInBackground(queryClient: QueryClient, queryKey: QueryKey): boolean {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true });
  return query !== undefined && inBackground.has(query);
}
