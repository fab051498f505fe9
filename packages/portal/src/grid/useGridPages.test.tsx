import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '@countersign/api-client';
import { readInBackground } from '../services/backgroundReads.ts';
import { readMessages } from '../services/services.messages.ts';
import { gridMessages } from './grid.messages.ts';
import { asked, calls, cats, dogs, openGrid, shown, standing } from './useGridPages.example.tsx';

beforeEach(() => {
  calls.length = 0;
  shown.mockClear();
});

it('asks for the first page at once where it is known how many rows will fit, and keeps to them', () => {
  const { measure } = openGrid(3);
  expect(asked()).toEqual(['cat 1/3']);
  measure(4);
  expect(asked()).toEqual(['cat 1/3']);
});

it('asks first for the page of the row that the list opens at', async () => {
  const { pages, row } = openGrid(10, 57);
  expect(asked()).toEqual(['cat 6/10']);
  expect(pages().opensAt).toBe(57);
  calls[0]?.answer(100);
  await waitFor(() => expect(row(57)).toBe('cat 57'));
  expect(pages().state).toMatchObject({ status: 'ready', total: 100 });
});

describe('the pages of a grid', () => {
  it('are asked for once it is known how many rows fit, the first alone, then one ahead', async () => {
    const grid = openGrid();
    expect(grid.pages().state).toEqual({ status: 'loading' });
    expect(calls).toEqual([]);
    grid.measure(10);
    await waitFor(() => expect(asked()).toEqual(['cat 1/10']));
    calls[0]?.answer(100);
    await waitFor(() => expect(asked()).toEqual(['cat 1/10', 'cat 2/10']));
    expect(grid.pages().state).toMatchObject({ status: 'ready', total: 100 });
    expect(grid.row(9)).toBe('cat 9');
    expect(grid.row(10)).toBeNull();
  });

  it('give every row of a short list, of which only those are asked for that were not read', async () => {
    const grid = await standing(25);
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer(25);
    await waitFor(() => expect(grid.row(19)).toBe('cat 19'));
    const rows = grid.pages().readAll();
    await waitFor(() => expect(asked()).toEqual(['cat 1/10', 'cat 2/10', 'cat 3/10']));
    calls[2]?.answer(25);
    expect((await rows).map(({ Id }) => Id)).toEqual(
      Array.from({ length: 25 }, (_, index) => `cat ${index}`),
    );
  });

  it('are only those that are looked at', async () => {
    const grid = await standing();
    grid.look(55, 64);
    await waitFor(() => expect(asked().slice(2)).toEqual(['cat 6/10', 'cat 7/10', 'cat 8/10']));
    calls.at(-3)?.answer(100);
    await waitFor(() => expect(grid.row(55)).toBe('cat 55'));
    expect(grid.row(35)).toBeNull();
    expect(grid.row(0)).toBe('cat 0');
  });

  it('are read again while they are shown: the one ahead not before it is', async () => {
    const grid = await standing();
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer(100);
    await waitFor(() => expect(grid.queryClient.isFetching()).toBe(0));
    act(() => {
      void grid.queryClient.invalidateQueries({ queryKey: keys.documents.everyList });
    });
    await waitFor(() => expect(asked().slice(2)).toEqual(['cat 1/10']));
    calls[2]?.answer(100);
    await waitFor(() => expect(grid.queryClient.isFetching()).toBe(0));
    grid.look(3, 12);
    await waitFor(() => expect(asked().slice(3)).toEqual(['cat 2/10', 'cat 3/10']));
  });

  it('say that they are read again, unless nobody waits for it', async () => {
    const grid = await standing(5);
    const read = () => grid.queryClient.invalidateQueries({ queryKey: keys.documents.everyList });
    act(() => {
      void readInBackground(grid.queryClient.getQueryCache().findAll(), read);
    });
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(grid.pages().state).toMatchObject({ refetching: false });
    calls[1]?.answer(6);
    await waitFor(() => expect(grid.pages().total).toBe(6));
    act(() => void read());
    await waitFor(() => expect(grid.pages().state).toMatchObject({ refetching: true }));
  });

  it('have as many rows as the newest response says, also where an earlier one is shown again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const grid = await standing(100);
    vi.setSystemTime(Date.now() + 1000);
    grid.look(55, 59);
    await waitFor(() => expect(asked()).toContain('cat 6/10'));
    calls.find(({ pageNumber }) => pageNumber === 6)?.answer(7);
    await waitFor(() => expect(grid.pages().total).toBe(7));
    grid.look(0, 6);
    expect(grid.row(0)).toBe('cat 0');
    expect(grid.pages().total).toBe(7);
    vi.useRealTimers();
  });

  it('take the number of a new response that came in the same millisecond', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const grid = await standing(21);
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer(21);
    await waitFor(() => expect(grid.row(10)).toBe('cat 10'));
    act(() => void grid.queryClient.invalidateQueries());
    await waitFor(() => expect(asked().at(-1)).toBe('cat 1/10'));
    calls.at(-1)?.answer(20);
    await waitFor(() => expect(grid.pages().total).toBe(20));
    vi.useRealTimers();
  });

  it('keep their size while bars come and go, and take a new one with another view', async () => {
    const grid = await standing();
    grid.measure(7);
    expect(new Set(calls.map(({ itemsPerPage }) => itemsPerPage))).toEqual(new Set([10]));
    grid.rerender({ list: dogs });
    await waitFor(() => expect(asked().at(-1)).toBe('dog 1/7'));
  });

  it('keep `rowAt` while nothing has come', async () => {
    const grid = await standing(5);
    const rowAt = () => {
      const { state } = grid.pages();
      return state.status === 'ready' ? state.rowAt : null;
    };
    const before = rowAt();
    grid.rerender({ list: cats });
    grid.look(0, 3);
    expect(rowAt()).toBe(before);
  });

  it('never show the rows of another view, even where its response comes late', async () => {
    const grid = openGrid();
    grid.measure(10);
    await waitFor(() => expect(calls).toHaveLength(1));
    grid.rerender({ list: dogs });
    await waitFor(() => expect(asked()).toEqual(['cat 1/10', 'dog 1/10']));
    await act(async () => {
      calls[0]?.answer(100);
      await Promise.resolve();
    });
    expect(grid.pages()).toMatchObject({ state: { status: 'loading' }, total: null });
    calls[1]?.answer(3);
    await waitFor(() => expect(grid.row(0)).toBe('dog 0'));
    expect(grid.pages().total).toBe(3);
  });
});

describe('pages that cannot be read', () => {
  const said = `${gridMessages.retrievalFailed}. The server is resting.`;

  it('say so in place and once in the log of notifications, however many fail together', async () => {
    const grid = await standing();
    grid.look(55, 64);
    await waitFor(() => expect(calls).toHaveLength(5));
    for (const call of calls.slice(2)) call.fail('The server is resting.');
    await waitFor(() =>
      expect(grid.pages().state).toMatchObject({ status: 'failed', message: 'The server is resting.' }),
    );
    await waitFor(() => expect(grid.queryClient.isFetching()).toBe(1));
    expect(shown.mock.calls).toEqual([[said]]);
  });

  it('are asked for again by a retry, and told again where that fails too', async () => {
    const grid = openGrid();
    grid.measure(10);
    await waitFor(() => expect(calls).toHaveLength(1));
    const retry = async (count: number) => {
      act(() => {
        const { state } = grid.pages();
        if (state.status === 'failed') state.onRetry();
      });
      await waitFor(() => expect(calls).toHaveLength(count));
    };
    calls[0]?.fail('The server is resting.');
    await waitFor(() => expect(grid.pages().state.status).toBe('failed'));
    await retry(2);
    calls[1]?.fail('The server is resting.');
    await waitFor(() => expect(shown.mock.calls).toEqual([[said], [said]]));
    // The grid says it in its place.
    expect(grid.told()).toEqual([]);
    expect(grid.logged()).toBe(2);
    await waitFor(() => expect(grid.pages().state.status).toBe('failed'));
    await retry(3);
    calls[2]?.answer(4);
    await waitFor(() => expect(grid.row(3)).toBe('cat 3'));
  });

  it('leave the loaded rows, and are reported in the notification alone', async () => {
    const grid = await standing(5);
    act(() => {
      void grid.queryClient.invalidateQueries({ queryKey: keys.documents.everyList });
    });
    await waitFor(() => expect(grid.pages().state).toMatchObject({ refetching: true }));
    calls.at(-1)?.fail('The server is resting.');
    await waitFor(() => expect(shown.mock.calls).toEqual([[said]]));
    expect(grid.told()).toEqual([gridMessages.retrievalFailed]);
    expect(grid.row(4)).toBe('cat 4');
  });

  it('say why and offer a retry until they are read, and are told again where that fails too', async () => {
    const grid = await standing(5);
    act(() => {
      void grid.queryClient.invalidateQueries({ queryKey: keys.documents.everyList });
    });
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.lose();
    const said = { detail: readMessages.unreached, action: { label: 'Try again' } };
    await waitFor(() => expect(grid.shown()).toMatchObject([said]));
    const [first] = grid.shown();
    act(() => {
      grid.toasts.dismiss(first?.id ?? 0);
      first?.action?.onPress();
    });
    await waitFor(() => expect(calls).toHaveLength(3));
    calls[2]?.lose();
    await waitFor(() => expect(grid.shown()).toMatchObject([said]));
    grid.shown()[0]?.action?.onPress();
    await waitFor(() => expect(calls).toHaveLength(4));
    calls[3]?.answer(6);
    await waitFor(() => expect(grid.row(5)).toBe('cat 5'));
    await waitFor(() => expect(grid.told()).toEqual([]));
  });

  it('tell in other words when the reason becomes another', async () => {
    const grid = await standing(5);
    const readAgain = () =>
      act(() => {
        void grid.queryClient.invalidateQueries({ queryKey: keys.documents.everyList });
      });
    readAgain();
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.lose();
    await waitFor(() => expect(grid.shown()).toMatchObject([{ detail: readMessages.unreached }]));
    readAgain();
    await waitFor(() => expect(calls).toHaveLength(3));
    calls[2]?.fail('The server is resting.');
    await waitFor(() => expect(grid.shown()).toMatchObject([{ detail: 'The server is resting.' }]));
  });
});
