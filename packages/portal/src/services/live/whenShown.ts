import type { QueryClient } from '@tanstack/react-query';
import { realTiming, type Timing } from '@countersign/api-client';
import { onFirstUse } from '../useOnFirstUse.ts';

/** How long a browser without idle callbacks waits, in ms. */
const IDLE_MS = 200;
/** How long a busy page is waited for, in ms: it must not go without what others change. */
const BUSY_MS = 2_000;

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: BUSY_MS });
  return () => cancelIdleCallback(idle);
}

interface WhenShownOptions {
  readonly queryClient: QueryClient;
  /**
   * How long the page is left alone once it has its content, in ms: it may still load code. A page that is used
   * before has what it needs for that.
   */
  readonly settleMs: number;
  /** @default real time */
  readonly timing?: Pick<Timing, 'after'>;
}

/** Calls back once the page has read its first content, or could not, and then rests or is used. The returned function cancels it. */
export function whenShown(
  { queryClient, settleMs, timing = realTiming }: WhenShownOptions,
  act: () => void,
): () => void {
  const cache = queryClient.getQueryCache();
  let cancel: () => void = () => undefined;
  let waits = false;
  const look = () => {
    const rests = queryClient.isFetching() === 0;
    if (waits || !rests || !cache.getAll().some(({ state }) => state.status !== 'pending')) return;
    waits = true;
    stop();
    const waiting = [timing.after(settleMs, settled), onFirstUse(settled)];
    function settled(): void {
      for (const each of waiting) each();
      cancel = whenIdle(act);
    }
    cancel = () => {
      for (const each of waiting) each();
    };
  };
  const stop = cache.subscribe(look);
  look();
  return () => {
    stop();
    cancel();
  };
}
