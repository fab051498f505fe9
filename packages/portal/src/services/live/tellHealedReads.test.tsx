import { QueryObserver, type QueryKey } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, createQueryClient, keys } from '@countersign/api-client';
import { failedReads } from './failedReads.ts';
import { healedMessages } from './live.messages.ts';
import { tellHealedReads } from './tellHealedReads.ts';

const announcer = () => document.querySelector('[data-live-announcer][aria-live="polite"]');
const said = () => [...(announcer()?.children ?? [])].map(({ textContent }) => textContent);

beforeEach(() => announcer()?.replaceChildren());

const ofList = { reportsFailure: true };

/** A page that tells what is read after all. */
function setUp() {
  const queryClient = createQueryClient();
  /** Of the read with this key. */
  const failures = new Map<QueryKey, ApiError>();
  const look = tellHealedReads();
  onTestFinished(queryClient.getQueryCache().subscribe(() => look(failedReads(queryClient))));
  const rest = () => vi.waitUntil(() => queryClient.isFetching() === 0);
  async function show(queryKey: QueryKey, meta = {}): Promise<() => void> {
    const queryFn = () => {
      const failure = failures.get(queryKey);
      return failure === undefined ? Promise.resolve(1) : Promise.reject(failure);
    };
    const observer = new QueryObserver<unknown>(queryClient, { queryKey, queryFn, meta });
    const stop = observer.subscribe(() => undefined);
    onTestFinished(stop);
    await rest();
    return stop;
  }
  return {
    show,
    read: (queryKey: QueryKey) => queryClient.invalidateQueries({ queryKey, exact: true }),
    async fail(queryKey: QueryKey, error = new ApiError({ kind: 'network' })) {
      failures.set(queryKey, error);
      await queryClient.invalidateQueries({ queryKey, exact: true });
    },
    async heal(queryKey: QueryKey) {
      failures.delete(queryKey);
      await queryClient.invalidateQueries({ queryKey, exact: true });
    },
    readAhead: (queryKey: QueryKey) =>
      queryClient.fetchQuery({ queryKey, queryFn: () => Promise.resolve(2), staleTime: 0 }),
    failures,
  };
}

const list = keys.documents.list(12, { pageNumber: 1 });
const details = keys.documents.detail(7);

it.each([
  [list, ofList, healedMessages.documents],
  [keys.documents.deleted(12, {}), ofList, healedMessages.documents],
  [keys.clients.list({}), ofList, healedMessages.clients],
  [details, {}, healedMessages.details],
  [keys.documentFilters.tree(12), {}, healedMessages.filters],
  [keys.audit.document(7), {}, healedMessages.history],
] as const)('announces once that %j was read after all', async (key, meta, sentence) => {
  const page = setUp();
  await page.show(key, meta);
  await page.fail(key);
  await page.fail(key);
  expect(said()).toEqual([]);
  await page.heal(key);
  expect(said()).toEqual([sentence]);
  await page.read(key);
  expect(said()).toEqual([sentence]);
});

it('waits until all of a kind are read', async () => {
  const page = setUp();
  const second = keys.documents.list(12, { pageNumber: 2 });
  for (const key of [list, second]) await page.show(key, ofList);
  for (const key of [list, second]) await page.fail(key);
  await page.heal(list);
  expect(said()).toEqual([]);
  await page.heal(second);
  expect(said()).toEqual([healedMessages.documents]);
});

it('also announces what had never been read, except for a list, which says how many rows it has', async () => {
  const page = setUp();
  for (const [key, meta] of [
    [list, ofList],
    [details, {}],
  ] as const) {
    page.failures.set(key, new ApiError({ kind: 'network' }));
    await page.show(key, meta);
  }
  await page.heal(list);
  await page.heal(details);
  expect(said()).toEqual([healedMessages.details]);
});

it('says nothing of what nobody was told of, was left, or is refused', async () => {
  const page = setUp();
  const counts = keys.documents.counts(12);
  await page.show(counts);
  await page.fail(counts);
  await page.heal(counts);
  await page.show(details);
  await page.fail(details);
  await page.fail(details, new ApiError({ kind: 'problem', status: 404, code: 'documentNotFound' }));
  await page.heal(details);
  const tree = keys.documentFilters.tree(12);
  const leave = await page.show(tree);
  await page.fail(tree);
  leave();
  await page.readAhead(tree);
  expect(said()).toEqual([]);
});
