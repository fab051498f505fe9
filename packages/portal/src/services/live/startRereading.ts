import type { Query, QueryClient } from '@tanstack/react-query';
import { isApiError, type Timing } from '@countersign/api-client';
import type { browserNetwork } from '@countersign/api-client/live';
import { failedReads, readQuietly } from './failedReads.ts';
import type { Presence } from './presence.ts';

/** The longest pause while the server may be away, in ms. */
const AWAY_MS = 5_000;
/** The longest pause where the server responds that it failed, in ms. */
const FAULT_MS = 60_000;

export interface RereadingOptions {
  readonly queryClient: QueryClient;
  /** The first pause in ms; it doubles with each attempt. */
  readonly firstMs: number;
  readonly presence: Presence;
  readonly network: typeof browserNetwork;
  readonly timing: Pick<Timing, 'after' | 'random'>;
  /** Called with what is not read, after each change of any query. */
  readonly onFailed: (failed: readonly Query[]) => void;
}

/** How long the server asks to wait, in ms. */
function askedBy({ state: { error } }: Query): number {
  return Math.min(FAULT_MS, isApiError(error) ? (error.retryAfter ?? 0) : 0);
}

function isFault({ state: { error } }: Query): boolean {
  return isApiError(error) && error.status === 500;
}

/**
 * Reads again what the page shows and could not read, until it is read or the returned function is called. One query
 * asks for all of them whether the server is back. Nothing is asked while there is no network, or nobody is at the
 * page: each of these calls counts as session activity.
 */
export function startRereading(options: RereadingOptions): () => void {
  const { queryClient, firstMs, presence, network, timing, onFailed } = options;
  const leaving = new AbortController();
  const { signal } = leaving;
  /** Attempts in a row. */
  let attempts = 0;
  let stopWaiting: (() => void) | null = null;
  let isDue = false;
  let isReading = false;

  function look(): void {
    const failed = failedReads(queryClient);
    onFailed(failed);
    if (isReading) return;
    if (failed.length === 0) rest();
    else if (stopWaiting === null) wait(failed);
  }

  function rest(): void {
    attempts = 0;
    isDue = false;
    stopWaiting?.();
    stopWaiting = null;
  }

  function wait(failed: readonly Query[]): void {
    const longest = failed.every(isFault) ? FAULT_MS : AWAY_MS;
    // Not all pages at once.
    const pause = Math.min(longest, firstMs * 2 ** attempts) * (0.5 + timing.random() / 2);
    stopWaiting = timing.after(Math.max(pause, ...failed.map(askedBy)), due);
  }

  function due(): void {
    isDue = true;
    pass();
  }

  /** A write of the user was done, so the server is back. */
  function hurry(): void {
    if (stopWaiting === null || isReading) return;
    stopWaiting();
    due();
  }

  function pass(): void {
    if (isDue && network.isOnline() && presence.isThere()) void read();
  }

  async function read(): Promise<void> {
    isDue = false;
    isReading = true;
    const failed = failedReads(queryClient);
    // Not the same each time: one may fail for a reason of its own.
    const first = failed[attempts % failed.length];
    if (first !== undefined && (await readQuietly(queryClient, first, signal))) {
      const others = failed.filter((query) => query !== first);
      await Promise.all(others.map((query) => readQuietly(queryClient, query, signal)));
    }
    isReading = false;
    if (signal.aborted) return;
    attempts += 1;
    stopWaiting = null;
    look();
  }

  const ends = [
    queryClient.getQueryCache().subscribe(look),
    presence.subscribe(pass),
    network.subscribe(pass),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') hurry();
    }),
  ];
  look();
  return () => {
    leaving.abort();
    for (const end of ends) end();
    rest();
  };
}
