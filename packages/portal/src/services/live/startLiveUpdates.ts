import type { QueryClient } from '@tanstack/react-query';
import { realTiming, type Timing } from '@countersign/api-client';
import { browserNetwork, createBursts, type ChangeEvents, type Pace } from '@countersign/api-client/live';
import { announce, type ToastStore } from '@countersign/ui';
import { applyEvents, whenRendered } from './applyEvents.ts';
import type { LiveSource } from './liveSource.ts';
import { browserPresence, type Presence } from './presence.ts';
import { startRereading } from './startRereading.ts';
import { tellFailedReads } from './tellFailedReads.ts';

/**
 * A change shows at once, and a few more within a second each. While they keep coming, as from a job, the page takes
 * less and less of the server: each update reads what is shown again, and competes with the job.
 */
const PACE: Pace = { everyMs: [300, 600, 600, 3_000, 5_000], quietMs: 2_000 };
/** More than this says no more than that anything may have changed. */
const MOST_HELD = 100;

interface LiveUpdatesOptions {
  readonly source: LiveSource;
  readonly queryClient: QueryClient;
  readonly toasts: Pick<ToastStore, 'show' | 'dismiss'>;
  /** @default this browser */
  readonly presence?: Presence;
  /** @default real time */
  readonly timing?: Pick<Timing, 'after' | 'random'>;
  /** @default this browser */
  readonly network?: typeof browserNetwork;
}

/**
 * Resolves when the page writes nothing itself, and has rendered what came of it: the event of its own change may
 * arrive before the response, and what it deletes would be read once more.
 */
async function whenWritten(queryClient: QueryClient): Promise<void> {
  if (queryClient.isMutating() === 0) return;
  await new Promise<void>((resolve) => {
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (queryClient.isMutating() > 0) return;
      stop();
      resolve();
    });
  });
  await whenRendered();
}

function saysNothing({ Everything, Changes }: ChangeEvents): boolean {
  return !Everything && Changes.length === 0;
}

/**
 * Shows what others change, and reads again what could not be read, until the returned function is called. While nobody is at the page it waits for their
 * return: each call counts as session activity, and an unattended page must not keep it alive.
 */
export function startLiveUpdates({
  source,
  queryClient,
  toasts,
  presence = browserPresence(),
  timing = realTiming,
  network = browserNetwork,
}: LiveUpdatesOptions): () => void {
  const bursts = createBursts<ChangeEvents>(timing, PACE, async (events) => {
    await whenWritten(queryClient);
    await applyEvents(queryClient, events, announce);
  });
  let held: ChangeEvents[] = [];

  function pass(): void {
    if (held.length === 0 || !presence.isThere()) return;
    const events = held;
    held = [];
    for (const each of events) bursts.add(each);
  }

  const stopPresence = presence.subscribe(pass);
  const stopReceiving = source.receive(
    (events) => {
      if (saysNothing(events)) return;
      held = held.length < MOST_HELD ? [...held, events] : [{ ...events, Everything: true }];
      pass();
    },
    (listener) =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') listener();
      }),
  );
  const { rereadMs: firstMs } = source;
  const onFailed = tellFailedReads(queryClient, toasts);
  const stopRereading =
    firstMs === undefined
      ? undefined
      : startRereading({ queryClient, firstMs, presence, network, timing, onFailed });
  return () => {
    stopRereading?.();
    stopReceiving();
    stopPresence();
    bursts.close();
  };
}
