import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { drawnDocument } from './testing.ts';
import { usePageTexts } from './usePageTexts.ts';

/** The numbers of the pages whose text is known. */
const numbersOf = (texts: ReturnType<typeof usePageTexts>) =>
  texts.flatMap((text, index) => (text === undefined ? [] : [index + 1]));

it('reads all pages of a document that was received whole, wherever the view is', async () => {
  const document = drawnDocument({ pages: 300 });
  const { result } = renderHook(() => usePageTexts(document, true, 1));
  await waitFor(() => expect(numbersOf(result.current)).toHaveLength(300));
  expect(result.current.at(-1)?.plain).toContain('page 300');
});

it('reads the pages near the view of one that is received in parts', async () => {
  const document = drawnDocument({ pages: 300, whole: false, scans: [100] });
  const reading = vi.spyOn(document, 'pageReading');
  const { result, rerender } = renderHook(({ current }) => usePageTexts(document, true, current), {
    initialProps: { current: 1 },
  });
  await waitFor(() => expect(numbersOf(result.current)).toEqual([1, 2, 3]));
  rerender({ current: 100 });
  await waitFor(() => expect(numbersOf(result.current)).toEqual([1, 2, 3, 98, 99, 100, 101, 102]));
  expect(result.current[99]).toMatchObject({ plain: '', hasOwnText: false });
  rerender({ current: 101 });
  await waitFor(() => expect(numbersOf(result.current)).toContain(103));
  expect(reading.mock.calls.map(([page]) => page)).toEqual([1, 2, 3, 98, 99, 100, 101, 102, 103]);
});

it('reads nothing until the first page is there', () => {
  const document = drawnDocument();
  const { result } = renderHook(() => usePageTexts(document, false, 1));
  expect(result.current).toEqual([]);
});
