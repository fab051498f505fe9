import { MutationCache, QueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

/** What a mutation says about itself. */
export interface MutationMeta extends Record<string, unknown> {
  /** Keys of the queries that its success makes stale. */
  invalidates?: readonly QueryKey[];
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta;
  }
}

/**
 * A call without a connection fails as any other: its screen says so. The cache would hold it back without a word, and
 * send a write later that the user has given up.
 */
const evenOffline = { networkMode: 'always' } as const;

/**
 * The query client of an application. Calls repeat and time out by themselves (see http.ts), so the cache never
 * repeats one; every mutation makes stale what it declares in `meta.invalidates`.
 */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess(_data, _variables, _result, mutation) {
        const stale = mutation.meta?.invalidates ?? [];
        void Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      },
    }),
    defaultOptions: {
      queries: {
        ...evenOffline,
        retry: false,
        staleTime: 30_000,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { ...evenOffline, retry: false },
    },
  });
  return queryClient;
}
