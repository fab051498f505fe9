import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient, keys, realTiming, type Timing } from '@countersign/api-client';
import { createToastStore } from '@countersign/ui';
import type { ChangeEvent, ChangeEvents } from '@countersign/api-client/live';
import { isReadInBackground } from '../backgroundReads.ts';
import { liveMessages } from './live.messages.ts';
import type { Presence } from './presence.ts';
import { startLiveUpdates } from './startLiveUpdates.ts';

const announcer = () => document.querySelector('[data-live-announcer][aria-live="polite"]');

beforeEach(() => {
  announcer()?.replaceChildren();
});

const change: ChangeEvent = { Kind: 'documents', ClientId: 12, DocumentIds: [7], Own: false };
const events = (given: Partial<ChangeEvents> = {}): ChangeEvents => ({
  Position: '1',
  Everything: false,
  Changes: [change],
  ...given,
});

/** A page that shows the details of document 7 and has read those of document 8 before. */
async function setUp({ timing }: { readonly timing?: Timing } = {}) {
  const queryClient = createQueryClient();
  let title = 'Lease';
  const reads: string[] = [];
  const query = (id: number) => ({
    queryKey: keys.documents.detail(id),
    queryFn: () => {
      reads.push(`${id}`);
      return Promise.resolve({ Id: id, Title: title });
    },
  });
  onTestFinished(new QueryObserver(queryClient, query(7)).subscribe(() => undefined));
  await queryClient.prefetchQuery(query(8));
  await vi.waitUntil(() => queryClient.isFetching() === 0);
  reads.length = 0;
  let there = true;
  let comeBack = () => {};
  const presence: Presence = {
    isThere: () => there,
    subscribe(onReturn) {
      comeBack = onReturn;
      return () => undefined;
    },
  };
  let receive: (events: ChangeEvents) => void = () => undefined;
  const stopReceiving = vi.fn();
  const onAnswer = vi.fn();
  const pauses: { readonly ms: number; readonly end: () => void }[] = [];
  const stop = startLiveUpdates({
    queryClient,
    presence,
    toasts: createToastStore(),
    timing: timing ?? {
      random: () => 0,
      after: (ms, end) => {
        pauses.push({ ms, end });
        return () => undefined;
      },
    },
    source: {
      receive(onEvents, answered) {
        receive = onEvents;
        const stopListening = answered?.(onAnswer);
        return () => {
          stopListening?.();
          stopReceiving();
        };
      },
    },
  });
  onTestFinished(stop);
  return {
    queryClient,
    reads,
    pauses,
    stop,
    stopReceiving,
    onAnswer,
    receive: (given: ChangeEvents) => receive(given),
    rename(next: string) {
      title = next;
    },
    leave() {
      there = false;
    },
    comeBack() {
      there = true;
      comeBack();
    },
  };
}

it('reads again what is shown, and announces what others changed of it', async () => {
  const { queryClient, reads, receive, rename } = await setUp();
  rename('Lease 2026');
  receive(events());
  await expect.poll(() => announcer()?.textContent).toBe(liveMessages.documents);
  expect(reads).toEqual(['7']);
  expect(queryClient.getQueryData(keys.documents.detail(7))).toEqual({ Id: 7, Title: 'Lease 2026' });
  expect(queryClient.getQueryState(keys.documents.detail(8))?.isInvalidated).toBe(false);
});

it('waits for what the page writes itself: its event may arrive before the response', async () => {
  const { queryClient, reads, receive } = await setUp();
  const response = Promise.withResolvers<undefined>();
  const written = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => response.promise })
    .execute(undefined);
  receive(events({ Changes: [{ ...change, Own: true }] }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reads).toEqual([]);
  response.resolve(undefined);
  await written;
  await expect.poll(() => reads).toEqual(['7']);
});

it('reads what is not shown when it is needed', async () => {
  const { queryClient, reads, receive } = await setUp();
  receive(events({ Everything: true, Changes: [] }));
  await expect.poll(() => reads).toEqual(['7']);
  expect(queryClient.getQueryState(keys.documents.detail(8))?.isInvalidated).toBe(true);
});

it.each([
  ['the user’s own change', [{ ...change, Own: true }], 'Renamed'],
  ['a change that shows nowhere', [change], 'Lease'],
])('announces nothing of %s', async (_what, Changes, title) => {
  const { reads, receive, rename, queryClient } = await setUp();
  rename(title);
  receive(events({ Changes }));
  await expect.poll(() => reads).toEqual(['7']);
  await vi.waitUntil(() => queryClient.isFetching() === 0);
  expect(announcer()?.textContent).toBe('');
});

it('reads the trees before the rest, and announces each kind in one sentence of one announcement', async () => {
  const { queryClient, receive, rename } = await setUp();
  const order: string[] = [];
  let count = 0;
  const watch = (queryKey: readonly unknown[], name: string) => {
    // Each time something else.
    const queryFn = () => Promise.resolve([...order, order.push(name), (count += 1)]);
    return new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  };
  onTestFinished(watch(keys.documents.list(12, {}), 'list'));
  onTestFinished(watch(keys.documentFilters.tree(12), 'tree'));
  onTestFinished(watch(keys.accounts.signatories(12), 'users'));
  await vi.waitUntil(() => queryClient.isFetching() === 0);
  order.length = 0;
  rename('Lease 2026');
  const others = [
    { ...change, Kind: 'filters', DocumentIds: null },
    { ...change, Kind: 'users', ClientId: null, DocumentIds: null },
  ] as const;
  receive(events({ Changes: [change, ...others] }));
  const said = [liveMessages.documents, liveMessages.filters, liveMessages.users].join('. ');
  await expect.poll(() => announcer()?.textContent).toBe(said);
  expect(order).toEqual(['tree', 'list', 'users']);
});

it('does not read for a message that says nothing', async () => {
  const { reads, receive, pauses } = await setUp();
  receive(events({ Changes: [] }));
  expect(reads).toEqual([]);
  expect(pauses).toEqual([]);
});

it('takes a burst together, and announces it once', async () => {
  const { reads, receive, pauses, rename } = await setUp();
  const said = vi.fn();
  const region = announcer();
  const watch = new MutationObserver(() => said(region?.textContent));
  if (region !== null) watch.observe(region, { childList: true });
  receive(events());
  await expect.poll(() => reads).toEqual(['7']);
  rename('Lease 2026');
  for (let count = 0; count < 5; count += 1) receive(events());
  pauses.find(({ ms }) => ms === 300)?.end();
  await expect.poll(() => said.mock.calls).toEqual([[liveMessages.documents]]);
  expect(reads).toEqual(['7', '7']);
  watch.disconnect();
});

it('reads less and less often while a job changes one after the other, and its last change', async () => {
  const { reads, receive, rename, queryClient } = await setUp({ timing: realTiming });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (let ms = 0; ms < 20_000; ms += 50) {
    rename(`Lease ${ms}`);
    receive(events());
    await vi.advanceTimersByTimeAsync(50);
    if (ms === 300) expect(reads).toHaveLength(2);
  }
  expect(reads.length).toBeLessThanOrEqual(8);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(queryClient.getQueryData(keys.documents.detail(7))).toMatchObject({ Title: 'Lease 19950' });
  await vi.advanceTimersByTimeAsync(2_000);
  reads.length = 0;
  receive(events());
  await vi.advanceTimersByTimeAsync(299);
  expect(reads).toEqual(['7']);
});

it('begins no read beside the same one, and reads once more when that has ended', async () => {
  const { queryClient, receive } = await setUp();
  const reads: PromiseWithResolvers<number>[] = [];
  const signals: AbortSignal[] = [];
  const list = new QueryObserver(queryClient, {
    queryKey: keys.documents.list(12, {}),
    queryFn({ signal }) {
      signals.push(signal);
      const read = Promise.withResolvers<number>();
      reads.push(read);
      return read.promise;
    },
  });
  onTestFinished(list.subscribe(() => undefined));
  await expect.poll(() => reads.length).toBe(1);
  receive(events());
  await new Promise((resolve) => setTimeout(resolve));
  expect(reads).toHaveLength(1);
  reads[0]?.resolve(1);
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve(2);
  await expect.poll(() => list.getCurrentResult().data).toBe(2);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  expect(reads).toHaveLength(2);
});

it('shows no sign of what it reads: nobody waits for it', async () => {
  const { queryClient, receive, reads } = await setUp();
  const queryKey = keys.documents.detail(7);
  const seen: boolean[] = [];
  onTestFinished(
    queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.state.fetchStatus === 'fetching') seen.push(isReadInBackground(queryClient, queryKey));
    }),
  );
  receive(events());
  await expect.poll(() => reads).toEqual(['7']);
  await vi.waitUntil(() => queryClient.isFetching() === 0);
  expect(seen).toContain(true);
  expect(seen).not.toContain(false);
  await expect.poll(() => isReadInBackground(queryClient, queryKey)).toBe(false);
});

it('waits while nobody is there, and then shows all of it at once', async () => {
  const { reads, receive, leave, comeBack } = await setUp();
  leave();
  for (let count = 0; count < 500; count += 1) receive(events());
  expect(reads).toEqual([]);
  comeBack();
  await expect.poll(() => reads.length).toBeGreaterThan(0);
});

it('stops with the page', async () => {
  const { reads, receive, stop, stopReceiving } = await setUp();
  stop();
  expect(stopReceiving).toHaveBeenCalledOnce();
  receive(events());
  expect(reads).toEqual([]);
});

it('tells its source of every read that the server has answered, and of no other', async () => {
  const { queryClient, onAnswer, stop } = await setUp();
  const read = (queryFn: () => Promise<number>) =>
    queryClient.fetchQuery({ queryKey: ['any'], queryFn, retry: false, staleTime: 0 }).catch(() => null);
  await read(() => Promise.reject(new Error('No connection')));
  expect(onAnswer).not.toHaveBeenCalled();
  await read(() => Promise.resolve(1));
  expect(onAnswer).toHaveBeenCalledOnce();
  stop();
  await read(() => Promise.resolve(2));
  expect(onAnswer).toHaveBeenCalledOnce();
});
