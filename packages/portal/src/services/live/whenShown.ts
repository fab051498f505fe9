import type { QueryClient } from '@tanstack/react-query';
import { realTiming, type Timing } from '@countersign/api-client';

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

interface WhenShownOptions {
  readonly queryClient: QueryClient;
  /** How long the page is left alone once it has its content, in ms: it may still load code. */
  readonly settleMs: number;
  /** @default real time */
  readonly timing?: Pick<Timing, 'after'>;
}

/** Calls back once the page has read its first content and rests. The returned function cancels it. */
export function whenShown(
  { queryClient, settleMs, timing = realTiming }: WhenShownOptions,
  act: () => void,
): () => void {
  const cache = queryClient.getQueryCache();
  let cancel: () => void = () => undefined;
  let waits = false;
  const settled = () => {
    cancel = whenIdle(act);
  };
  const look = () => {
    const rests = queryClient.isFetching() === 0;
    if (waits || !rests || !cache.getAll().some(({ state }) => state.data !== undefined)) return;
    waits = true;
    stop();
    cancel = timing.after(settleMs, settled);
  };
  const stop = cache.subscribe(look);
  look();
  return () => {
    stop();
    cancel();
  };
}
