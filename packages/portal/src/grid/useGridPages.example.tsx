import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { ApiError, createQueryClient, keys } from '@countersign/api-client';
import { createToastStore, ToastProvider } from '@countersign/ui';
import { useGridPages, type PageRequest } from './useGridPages.ts';

interface Row {
  readonly Id: string;
}

interface Call extends PageRequest {
  readonly word: string;
  readonly answer: (total: number) => void;
  readonly fail: (message: string) => void;
  /** The connection is lost. */
  readonly lose: () => void;
}

/** A server of lists that responds on the test's command; a row contains the search word and its index. */
export const calls: Call[] = [];

function words(word: string) {
  return (page: PageRequest) =>
    queryOptions({
      queryKey: keys.documents.list(12, { ...page, searchTerm: word }),
      queryFn: () =>
        new Promise<{ Items: Row[]; TotalItems: number }>((resolve, reject) => {
          const first = (page.pageNumber - 1) * page.itemsPerPage;
          calls.push({
            ...page,
            word,
            answer(total) {
              const length = Math.max(0, Math.min(page.itemsPerPage, total - first));
              const Items = Array.from({ length }, (_, index) => ({ Id: `${word} ${first + index}` }));
              resolve({ Items, TotalItems: total });
            },
            fail(serverMessage) {
              reject(new ApiError({ kind: 'refused', serverMessage }));
            },
            lose() {
              reject(new ApiError({ kind: 'network' }));
            },
          });
        }),
    });
}

export const cats = words('cat');
export const dogs = words('dog');
export const shown = vi.fn();

export function openGrid(expected: number | null = null, opensAt = 0) {
  const queryClient = createQueryClient();
  const toasts = createToastStore();
  const store = {
    ...toasts,
    show: (content: Parameters<typeof toasts.show>[0]) => {
      shown(`${content.message}. ${content.detail ?? ''}`);
      return toasts.show(content);
    },
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ToastProvider store={store}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ToastProvider>
  );
  const hook = renderHook(({ list }) => useGridPages(list, { expected, opensAt: () => opensAt }), {
    wrapper,
    initialProps: { list: cats },
  });
  const pages = () => hook.result.current;
  return {
    ...hook,
    queryClient,
    toasts,
    pages,
    /** What the notifications say that are shown. */
    told: () => toasts.read().shown.map(({ message }) => message),
    shown: () => toasts.read().shown,
    logged: () => toasts.read().log.length,
    measure(rows: number) {
      act(() => {
        pages().onPageSizeChange(rows);
      });
    },
    look(first: number, last: number) {
      act(() => {
        const { state } = pages();
        if (state.status === 'ready') state.onRangeNeeded?.(first, last);
      });
    },
    /** Returns the row at an index; null if it is not loaded. */
    row(index: number): string | null {
      const { state } = pages();
      return state.status === 'ready' ? (state.rowAt(index)?.Id ?? null) : null;
    },
  };
}

export const asked = () =>
  calls.map(({ word, pageNumber, itemsPerPage }) => `${word} ${pageNumber}/${itemsPerPage}`);

/** Measures, and returns the first page. */
export async function standing(total = 100) {
  const grid = openGrid();
  grid.measure(10);
  await waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.answer(total);
  await waitFor(() => expect(grid.pages().total).toBe(total));
  return grid;
}
