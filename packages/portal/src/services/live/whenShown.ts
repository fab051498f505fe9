import type { QueryClient } from '@tanstack/react-query';

/** How long a browser without idle callbacks waits, in ms. */
const IDLE_MS = 200;

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act);
  return () => cancelIdleCallback(idle);
}

/** Calls back once the page has read its first content and rests. The returned function cancels it. */
export function whenShown(queryClient: QueryClient, act: () => void): () => void {
  const cache = queryClient.getQueryCache();
  let cancel: () => void = () => undefined;
  let waits = false;
  const look = () => {
    const rests = queryClient.isFetching() === 0;
    if (waits || !rests || !cache.getAll().some(({ state }) => state.data !== undefined)) return;
    waits = true;
    stop();
    cancel = whenIdle(act);
  };
  const stop = cache.subscribe(look);
  look();
  return () => {
    stop();
    cancel();
  };
}
