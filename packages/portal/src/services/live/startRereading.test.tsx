import { QueryObserver, type QueryKey } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, createQueryClient, keys } from '@countersign/api-client';
import { createToastStore } from '@countersign/ui';
import { readMessages } from '../services.messages.ts';
import { healedMessages } from './live.messages.ts';
import { startRereading } from './startRereading.ts';
import { tellFailedReads } from './tellFailedReads.ts';

const away = () => new ApiError({ kind: 'network' });
const list = keys.documents.list(12, {});
const tree = keys.documentFilters.tree(12);
const details = keys.documents.detail(7);

interface Wait {
  readonly ms: number;
  readonly end: () => void;
  readonly cancelled: () => boolean;
}

/** A page that has read the list, the tree and the details of a client, each as `0`. */
async function setUp() {
  const queryClient = createQueryClient();
  const failures = new Map<string, ApiError>();
  const asked: string[] = [];
  let version = 0;
  const show = (queryKey: QueryKey, meta = {}) => {
    const name = String(queryKey[0] === 'documents' ? queryKey[1] : 'tree');
    const queryFn = () => {
      asked.push(name);
      const failure = failures.get(name);
      return failure === undefined ? Promise.resolve(version) : Promise.reject(failure);
    };
    const observer = new QueryObserver<unknown>(queryClient, { queryKey, queryFn, meta });
    const stop = observer.subscribe(() => undefined);
    onTestFinished(stop);
    return stop;
  };
  show(list, { reportsFailure: true });
  const leaveTree = show(tree);
  show(details);
  const rest = () => vi.waitUntil(() => queryClient.isFetching() === 0);
  await rest();
  asked.length = 0;
  const waits: Wait[] = [];
  const listeners = new Set<() => void>();
  const state = { online: true, there: true };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const toasts = createToastStore();
  const stop = startRereading({
    queryClient,
    firstMs: 1_000,
    presence: { isThere: () => state.there, subscribe },
    network: { isOnline: () => state.online, subscribe },
    timing: {
      random: () => 1,
      after(ms, end) {
        let over = false;
        waits.push({ ms, end, cancelled: () => over });
        return () => (over = true);
      },
    },
    onFailed: tellFailedReads(queryClient, toasts),
  });
  onTestFinished(stop);
  return {
    queryClient,
    asked,
    waits,
    toasts,
    stop,
    rest,
    show,
    leaveTree,
    told: () => toasts.read().shown,
    data: () => [list, tree, details].map((key) => queryClient.getQueryData(key)),
    failing(names: readonly string[], error = away()) {
      failures.clear();
      for (const name of names) failures.set(name, error);
    },
    /** Something changed: the page reads it in the background. */
    async change(queryKeys: readonly QueryKey[] = [list, tree, details]) {
      version += 1;
      await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      asked.length = 0;
    },
    become(next: Partial<typeof state>) {
      Object.assign(state, next);
      for (const listener of listeners) listener();
    },
    /** Ends the current pause, and waits for what follows. */
    async pass() {
      const before = waits.length;
      waits.at(-1)?.end();
      await vi.waitUntil(() => waits.length > before);
    },
  };
}

const everything = ['list', 'tree', 'one'];

it('reads what failed as soon as the server responds, and asks by one query until then', async () => {
  const page = await setUp();
  page.failing(everything);
  await page.change();
  await page.pass();
  await page.pass();
  expect(page.asked).toHaveLength(2);
  expect(page.data()).toEqual([0, 0, 0]);
  page.failing([]);
  page.asked.length = 0;
  page.waits.at(-1)?.end();
  await expect.poll(page.data).toEqual([1, 1, 1]);
  expect(page.asked.toSorted()).toEqual(everything.toSorted());
  expect(page.queryClient.getQueryState(list)).toMatchObject({ status: 'success', isInvalidated: false });
});

it('waits longer after each attempt, up to five seconds, and begins anew after the next failure', async () => {
  const page = await setUp();
  page.failing(everything);
  await page.change();
  for (let attempt = 0; attempt < 4; attempt += 1) await page.pass();
  expect(page.waits.map(({ ms }) => ms)).toEqual([1_000, 2_000, 4_000, 5_000, 5_000]);
  page.failing([]);
  page.waits.at(-1)?.end();
  await expect.poll(page.data).toEqual([1, 1, 1]);
  page.failing(['list']);
  await page.change([list]);
  expect(page.waits.at(-1)?.ms).toBe(1_000);
});

it('waits as long as the server asks, and up to a minute where it responds that it failed', async () => {
  const page = await setUp();
  page.failing(['list'], new ApiError({ kind: 'problem', status: 503, retryAfter: 9_000 }));
  await page.change([list]);
  expect(page.waits.at(-1)?.ms).toBe(9_000);
  page.failing(['list'], new ApiError({ kind: 'problem', status: 500 }));
  await page.change([list]);
  for (let attempt = 0; attempt < 8; attempt += 1) await page.pass();
  expect(page.waits.at(-1)?.ms).toBe(60_000);
});

it('reads the others although one keeps failing', async () => {
  const page = await setUp();
  page.failing(everything);
  await page.change();
  page.failing(['list']);
  await page.pass();
  await page.pass();
  expect(page.data()).toEqual([0, 1, 1]);
});

it.each(['online', 'there'] as const)('asks nothing until the page is %s again', async (what) => {
  const page = await setUp();
  page.failing(everything);
  await page.change();
  page.failing([]);
  page.become({ [what]: false });
  page.waits.at(-1)?.end();
  page.become({ [what]: false });
  await page.rest();
  expect(page.asked).toEqual([]);
  page.become({ [what]: true });
  await expect.poll(page.data).toEqual([1, 1, 1]);
});

it('asks nothing while all is read, of what is not shown any more, and of what is refused', async () => {
  const page = await setUp();
  await page.change();
  expect(page.waits).toEqual([]);
  page.failing(['tree']);
  await page.change([tree]);
  expect(page.waits).toHaveLength(1);
  page.leaveTree();
  expect(page.waits[0]?.cancelled()).toBe(true);
  page.failing(['one'], new ApiError({ kind: 'problem', status: 404, code: 'documentNotFound' }));
  await page.change([details]);
  expect(page.waits).toHaveLength(1);
  expect(page.told()).toEqual([]);
});

it('leaves a check of a PDF to its user', async () => {
  const page = await setUp();
  page.failing(['precheck']);
  page.show(keys.documents.precheck(7));
  await page.rest();
  expect(page.waits).toEqual([]);
});

it('hands what the server says instead to the page', async () => {
  const page = await setUp();
  page.failing(['one']);
  await page.change([details]);
  const gone = new ApiError({ kind: 'problem', status: 404, code: 'documentNotFound' });
  page.failing(['one'], gone);
  page.waits.at(-1)?.end();
  await expect.poll(() => page.queryClient.getQueryState(details)?.error).toBe(gone);
});

it('lets the page’s own read count more than its own', async () => {
  const page = await setUp();
  page.failing(['list']);
  await page.change([list]);
  page.failing([]);
  page.waits.at(-1)?.end();
  page.queryClient.setQueryData(list, 'written');
  await page.rest();
  expect(page.queryClient.getQueryData(list)).toBe('written');
});

it('asks at once when the user’s own write was done', async () => {
  const page = await setUp();
  page.failing(everything);
  await page.change();
  page.failing([]);
  await page.queryClient
    .getMutationCache()
    .build(page.queryClient, { mutationFn: () => Promise.resolve(null) })
    .execute(undefined);
  await expect.poll(page.data).toEqual([1, 1, 1]);
});

it('stops with the page', async () => {
  const page = await setUp();
  page.failing(everything);
  await page.change();
  page.stop();
  expect(page.waits.at(-1)?.cancelled()).toBe(true);
  await page.change();
  expect(page.waits).toHaveLength(1);
});

it('tells once of what is silent, why, with a retry, until it is read', async () => {
  const page = await setUp();
  page.failing(['tree', 'one']);
  await page.change();
  const said = { message: readMessages.retrievalFailed, detail: readMessages.unreached };
  expect(page.told()).toMatchObject([{ ...said, action: { label: 'Try again' } }]);
  await page.pass();
  expect(page.told()).toHaveLength(1);
  expect(page.toasts.read().log).toHaveLength(1);
  page.failing([]);
  page.waits.at(-1)?.end();
  await expect.poll(page.told).toEqual([]);
});

it('tells again where its retry fails too', async () => {
  const page = await setUp();
  page.failing(['tree']);
  await page.change([tree]);
  const [first] = page.told();
  page.toasts.dismiss(first?.id ?? 0);
  first?.action?.onPress();
  await expect.poll(() => page.told().map(({ id }) => id)).toEqual([(first?.id ?? 0) + 1]);
  expect(page.asked).toEqual(['tree']);
});

it('leaves it to the list to tell of all, where that failed too', async () => {
  const page = await setUp();
  page.failing(['tree']);
  await page.change([tree]);
  expect(page.told()).toHaveLength(1);
  page.failing(['tree', 'list']);
  await page.change([list]);
  expect(page.told()).toEqual([]);
});

it('announces what is read after all', async () => {
  const announcer = () => document.querySelector('[data-live-announcer][aria-live="polite"]');
  announcer()?.replaceChildren();
  const page = await setUp();
  page.failing(['list']);
  await page.change([list]);
  page.failing([]);
  page.waits.at(-1)?.end();
  await expect.poll(() => announcer()?.textContent).toBe(healedMessages.documents);
});

it('says that there is no connection where the browser has none', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  const page = await setUp();
  page.failing(['tree']);
  await page.change([tree]);
  expect(page.told()).toMatchObject([{ detail: readMessages.noConnection }]);
});
