import type { QueryClient } from '@tanstack/react-query';
import type { ChangeEvents } from '@countersign/api-client/live';
import { liveMessages } from './live.messages.ts';
import { staleKeys, type Stale } from './staleKeys.ts';

/** Reads again what is shown; returns whether any of it has changed. What is not shown is read when it is needed. */
async function refresh(queryClient: QueryClient, { keys }: Stale): Promise<boolean> {
  const cache = queryClient.getQueryCache();
  const shown = keys.flatMap((queryKey) => cache.findAll({ queryKey, type: 'active' }));
  // Data that is read again and equal stays the same object.
  const before = shown.map((query) => ({ query, data: query.state.data }));
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return before.some(({ query, data }) => data !== undefined && query.state.data !== data);
}

/** Brings the page up to date, and announces once what others have changed of it. */
export async function applyEvents(
  queryClient: QueryClient,
  events: readonly ChangeEvents[],
  announce: (sentence: string) => void,
): Promise<void> {
  const sentences = await Promise.all(
    staleKeys(events).map(async (stale) => {
      const changed = await refresh(queryClient, stale);
      return changed && stale.byOthers ? [liveMessages[stale.kind]] : [];
    }),
  );
  const said = sentences.flat();
  if (said.length > 0) announce(said.join('. '));
}
