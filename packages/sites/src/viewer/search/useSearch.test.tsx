import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MATCH_LIMIT, useSearch, type SearchSource } from './useSearch.ts';

function sourceOf(pages: readonly string[], fails: number | null = null) {
  const pageText = vi.fn((page: number) =>
    page === fails ? Promise.reject(new Error('damaged')) : Promise.resolve(pages[page - 1] ?? ''),
  );
  return { pageCount: pages.length, pageText } satisfies SearchSource;
}

function start(source: SearchSource, page = 1) {
  const { result } = renderHook(() => useSearch(source, () => page));
  act(() => {
    result.current.show();
  });
  return result;
}

async function find(result: ReturnType<typeof start>, query: string) {
  act(() => {
    result.current.setQuery(query);
  });
  await vi.waitFor(() => expect(result.current.progress.status).toBe('done'));
}

it('starts at the page being read, and goes round', async () => {
  const result = start(sourceOf(['lease', 'lease lease', '', 'Lease']), 3);
  await find(result, 'lease');
  const places = () => result.current.matches[result.current.current]?.page;
  expect([result.current.matches.length, result.current.current, places()]).toEqual([4, 3, 4]);
  act(() => {
    result.current.move(1);
  });
  expect(places()).toBe(1);
  act(() => {
    result.current.move(-1);
  });
  expect(places()).toBe(4);
});

it('takes the first match of all where none follows', async () => {
  const result = start(sourceOf(['lease', 'lease', '']), 3);
  await find(result, 'lease');
  expect(result.current.current).toBe(0);
});

it('reads each page once for all that is typed', async () => {
  const source = sourceOf(['lease', 'deed']);
  const result = start(source);
  await find(result, 'lea');
  await find(result, 'deed');
  expect(result.current.matches).toEqual([{ page: 2, start: 0, end: 4 }]);
  expect(source.pageText).toHaveBeenCalledTimes(2);
});

it('passes over a page that cannot be read', async () => {
  const result = start(sourceOf(['lease', 'lease'], 1));
  await find(result, 'lease');
  expect(result.current.matches.map(({ page }) => page)).toEqual([2]);
});

it('tells a document without text from one without matches', async () => {
  const scans = start(sourceOf(['', ' ']));
  await find(scans, 'x');
  expect(scans.current.progress).toEqual({ status: 'done', readable: false, more: false });
  const text = start(sourceOf(['', 'lease']));
  await find(text, 'x');
  expect(text.current.progress).toEqual({ status: 'done', readable: true, more: false });
});

it('forgets its matches when it is closed or emptied', async () => {
  const result = start(sourceOf(['lease']));
  await find(result, 'lease');
  act(() => {
    result.current.setQuery(' ');
  });
  expect(result.current.matches).toEqual([]);
  await find(result, 'lease');
  act(() => {
    result.current.close();
  });
  expect(result.current).toMatchObject({ open: false, matches: [], current: -1 });
});

it('stops at the limit, also where one page has more matches than a call takes arguments', async () => {
  const source = sourceOf(['lease', 'e'.repeat(300_000), 'lease']);
  const result = start(source);
  await find(result, 'e');
  expect(result.current.matches).toHaveLength(MATCH_LIMIT);
  expect(result.current.progress).toEqual({ status: 'done', readable: true, more: true });
  expect(source.pageText).toHaveBeenCalledTimes(2);
  act(() => {
    result.current.move(-1);
  });
  expect(result.current.current).toBe(MATCH_LIMIT - 1);
});

it('does not speak of more where the matches end at the limit', async () => {
  const result = start(sourceOf(['e'.repeat(MATCH_LIMIT), 'x']));
  await find(result, 'e');
  expect(result.current.matches).toHaveLength(MATCH_LIMIT);
  expect(result.current.progress).toEqual({ status: 'done', readable: true, more: false });
});
