import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Schemas } from '@countersign/api-client/contract';
import { aDocument } from '@countersign/api-client/fixtures';
import type { GridSelection } from '@countersign/ui';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { defaultSearch } from '../documentsSearch.ts';
import { useHiddenCount } from './useHiddenCount.ts';

const search = { ...defaultSearch, q: 'letter' };

function selectionOf(count: number): GridSelection {
  return { mode: 'only', ids: new Set(Array.from({ length: count }, (_, index) => index + 1)) };
}

/** The ids that a request asks for. */
const idsOf = (request: Request) => new URL(request.url).searchParams.getAll('ids').map(Number);

/** The search finds the documents 1 to `found`; the answers about later ids wait for `settled`. */
function renderHidden(selection: GridSelection, found: number, rows: readonly Schemas['Document'][] = []) {
  const settled = Promise.withResolvers<undefined>();
  const asked: number[][] = [];
  const { result, queryClient } = renderWithPortal(
    () => useHiddenCount(12, search, selection, { readRows: () => rows, total: rows.length }),
    async (_path, request) => {
      const ids = idsOf(request);
      asked.push(ids);
      if (ids.some((id) => id > 400)) await settled.promise;
      return Response.json({ Items: [], TotalItems: ids.filter((id) => id <= found).length });
    },
  );
  return { result, queryClient, asked, settled };
}

it('counts the hidden ones of 450 selected documents, in requests of at most 200', async () => {
  const { result, asked, settled } = renderHidden(selectionOf(450), 250);
  await expect.poll(() => asked.length).toBe(3);
  expect(asked.map((ids) => ids.length)).toEqual([200, 200, 50]);
  expect(asked.flat()).toEqual([...selectionOf(450).ids]);
  act(() => {
    settled.resolve(undefined);
  });
  await expect.poll(() => result.current.hidden).toBe(200);
});

it('tells no number while one of the requests is not answered', async () => {
  const { result, queryClient, settled } = renderHidden(selectionOf(450), 250);
  await vi.waitUntil(() => queryClient.isFetching() === 1);
  expect(result.current.hidden).toBe(0);
  settled.resolve(undefined);
  await expect.poll(() => result.current.hidden).toBe(200);
});

it('asks nothing if every selected document is loaded', () => {
  const { result, asked } = renderHidden(selectionOf(2), 2, [aDocument({ Id: 1 }), aDocument({ Id: 2 })]);
  expect(result.current.hidden).toBe(0);
  expect(asked).toEqual([]);
});

it('counts a single selected document that is not in the list', async () => {
  const { result } = renderHidden(selectionOf(1), 0);
  await expect.poll(() => result.current.hidden).toBe(1);
});
