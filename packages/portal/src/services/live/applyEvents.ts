import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ChangeEvents } from '@countersign/api-client/live';
import { readInBackground } from '../backgroundReads.ts';
import { liveMessages } from './live.messages.ts';
import { staleKeys, unique } from './staleKeys.ts';

/** Reads again what is shown; what is not shown is read when it is needed. */
async function refresh(queryClient: QueryClient, all: readonly QueryKey[]): Promise<void> {
  await Promise.all(unique(all).map((queryKey) => refreshOf(queryClient, queryKey)));
}

async function refreshOf(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const shown = queryClient.getQueryCache().findAll({ queryKey, type: 'active' });
  const begun = shown.filter(({ state }) => state.fetchStatus === 'fetching');
  // What is being read may miss the change: it is read once more, but not twice at the same time.
  await Promise.allSettled(begun.flatMap(({ promise }) => promise ?? []));
  await readInBackground(shown, () => queryClient.invalidateQueries({ queryKey }));
}

/** Returns a function that says whether what these queries show now has changed since. */
function watchShown(queryClient: QueryClient, all: readonly QueryKey[]): () => boolean {
  const cache = queryClient.getQueryCache();
  const shown = all.flatMap((queryKey) => cache.findAll({ queryKey, type: 'active' }));
  // Data that is read again and equal stays the same object.
  const before = shown.map((query) => ({ query, data: query.state.data }));
  return () => before.some(({ query, data }) => data !== undefined && query.state.data !== data);
}

/** Resolves when the page has rendered what it has just read, and followed where that leads. */
export function whenRendered(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
}

/** Brings the page up to date, and announces once what others have changed of it. */
export async function applyEvents(
  queryClient: QueryClient,
  events: readonly ChangeEvents[],
  announce: (sentence: string) => void,
): Promise<void> {
  const stale = staleKeys(events);
  const watched = stale.map((each) => ({
    ...each,
    hasChanged: watchShown(queryClient, [...each.trees, ...each.keys]),
  }));
  const trees = stale.flatMap((each) => each.trees);
  if (trees.length > 0) {
    await refresh(queryClient, trees);
    await whenRendered();
  }
  await refresh(
    queryClient,
    stale.flatMap((each) => each.keys),
  );
  const changed = watched.filter(({ byOthers, hasChanged }) => byOthers && hasChanged());
  const sentences = changed.map(({ kind }) => liveMessages[kind]).filter((sentence) => sentence !== '');
  if (sentences.length > 0) announce(sentences.join('. '));
}
