import { QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient, keys } from '@countersign/api-client';
import { aDocument } from '@countersign/api-client/fixtures';
import type { ChangeEvent } from '@countersign/api-client/live';
import { applyEvents } from './applyEvents.ts';

const read = (...DocumentIds: number[]): ChangeEvent => ({
  Kind: 'reads',
  ClientId: 12,
  DocumentIds,
  Own: true,
});
const requestOf = (pageNumber: number, itemsPerPage = 20, view: 'unread' | null = 'unread') =>
  keys.documents.list(12, { pageNumber, itemsPerPage, ...(view !== null && { view }) });

/** Shows a page of documents; answers how often it was read. */
async function show(
  queryClient: ReturnType<typeof createQueryClient>,
  queryKey: readonly unknown[],
  ids: number[],
) {
  const queryFn = vi.fn(() =>
    Promise.resolve({ Items: ids.map((Id) => aDocument({ Id, Unread: true })), TotalItems: ids.length }),
  );
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.waitUntil(() => observer.getCurrentResult().isSuccess);
  queryFn.mockClear();
  const unread = () =>
    observer
      .getCurrentResult()
      .data?.Items.filter(({ Unread }) => Unread)
      .map(({ Id }) => Id);
  return { queryFn, unread };
}

const live = (queryClient: ReturnType<typeof createQueryClient>, change: ChangeEvent) =>
  applyEvents(queryClient, [{ Position: '1', Everything: false, Changes: [change] }], () => undefined);

it('keeps an opened document in the unread ones, without its dot, and counts it no more', async () => {
  const queryClient = createQueryClient();
  const page = await show(queryClient, requestOf(1), [7, 8]);
  const count = await show(queryClient, requestOf(1, 1), [7]);
  const all = await show(queryClient, requestOf(1, 20, null), [7, 8, 9]);
  await live(queryClient, read(7));
  expect(page.queryFn).not.toHaveBeenCalled();
  expect(page.unread()).toEqual([8]);
  expect(count.queryFn).toHaveBeenCalledOnce();
  expect(all.queryFn).toHaveBeenCalledOnce();
});

it('reads the unread ones again for a document that was marked elsewhere as unread', async () => {
  const queryClient = createQueryClient();
  const page = await show(queryClient, requestOf(1), [7, 8]);
  await live(queryClient, read(9));
  expect(page.queryFn).toHaveBeenCalledOnce();
});

it('reads them again by another change', async () => {
  const queryClient = createQueryClient();
  const page = await show(queryClient, requestOf(1), [7, 8]);
  await live(queryClient, read(7));
  await live(queryClient, { ...read(8), Kind: 'documents' });
  expect(page.queryFn).toHaveBeenCalledOnce();
});

it('reads all pages again once another one is shown: those of different readings do not fit together', async () => {
  const queryClient = createQueryClient();
  const page = await show(queryClient, requestOf(1), [7, 8]);
  await live(queryClient, read(7));
  await live(queryClient, read(8));
  await show(queryClient, requestOf(2), [9]);
  await vi.waitUntil(() => queryClient.isFetching() === 0);
  expect(page.queryFn).toHaveBeenCalledOnce();
  await show(queryClient, requestOf(3), [10]);
  expect(page.queryFn).toHaveBeenCalledOnce();
});

it('reads nothing twice that another change has made it read meanwhile', async () => {
  const queryClient = createQueryClient();
  const page = await show(queryClient, requestOf(1), [7, 8]);
  await live(queryClient, read(7));
  await live(queryClient, { ...read(8), Kind: 'documents' });
  await show(queryClient, requestOf(2), [9]);
  await vi.waitUntil(() => queryClient.isFetching() === 0);
  expect(page.queryFn).toHaveBeenCalledOnce();
});
