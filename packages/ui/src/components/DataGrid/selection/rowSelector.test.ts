import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RowSelector } from './rowSelector.js';
import { EMPTY_SELECTION, EVERYTHING, type GridSelection, selectOnly } from './selection.js';

const messages = { notLoaded: vi.fn(), tooLong: vi.fn(), failed: vi.fn(), pending: vi.fn() };
const { notLoaded, pending } = messages;
let selection: GridSelection;
let selector: RowSelector<number, number>;

/** Rows equal their positions; their ids count from 1. Those from `end` on are not loaded. */
function list(
  end = 100,
  idsBetween?: (first: number, last: number) => Promise<readonly number[]>,
  viewKey = 'all',
  rangeLimit = 50,
): void {
  function update(): void {
    selector.update({
      total: 100,
      hidden: [...selection.ids].filter((id) => id > 100).length,
      rowAt: (index) => (index < end ? index : undefined),
      rowId: (row) => row + 1,
      selection,
      onSelectionChange: (next) => {
        selection = next;
        update();
      },
      idsBetween,
      rangeLimit,
      viewKey,
    });
  }
  update();
}

function selected(): number[] {
  return [...selection.ids].sort((a, b) => a - b);
}

beforeEach(() => {
  selection = EMPTY_SELECTION;
  vi.clearAllMocks();
  selector = new RowSelector(messages);
});

describe('a range', () => {
  beforeEach(() => list());

  test('goes from the row chosen last, either way', () => {
    selector.only(4);
    selector.extendTo(6);
    expect(selected()).toEqual([5, 6, 7]);
    selector.extendTo(3);
    expect(selected()).toEqual([4, 5]);
  });

  test('gives back what it took when it shrinks, and keeps what was chosen before', () => {
    selector.toggle(20);
    selector.toggle(4);
    selector.extendTo(7);
    selector.extendTo(5);
    expect(selected()).toEqual([5, 6, 21]);
  });

  test('starts anew when the caller has chosen otherwise meanwhile', () => {
    selector.only(4);
    selector.extendTo(7);
    selection = EMPTY_SELECTION;
    list();
    selector.extendTo(5);
    expect(selected()).toEqual([5, 6]);
  });

  test('leaves out of "all but these" what it goes over', () => {
    selector.all();
    selector.toggle(2);
    selector.toggle(3);
    selector.extendTo(2);
    expect(selection).toEqual({ mode: 'allBut', ids: new Set() });
  });
});

describe('a range over rows that are not loaded', () => {
  test('asks for their ids', async () => {
    const idsBetween = vi.fn(() => Promise.resolve([9, 10, 11, 12]));
    list(10, idsBetween);
    selector.only(8);
    selector.extendTo(11);
    expect(selected()).toEqual([9]);
    expect(pending).toHaveBeenLastCalledWith({ first: 8, last: 11 });
    await vi.waitFor(() => expect(selected()).toEqual([9, 10, 11, 12]), { timeout: 15_000 });
    expect(pending).toHaveBeenLastCalledWith(undefined);
    expect(idsBetween).toHaveBeenCalledWith(8, 11);
  });

  test('asks for one range at a time, and for the latest next', async () => {
    const asked: { first: number; last: number; answer: (ids: number[]) => void }[] = [];
    list(10, (first, last) => new Promise((answer) => void asked.push({ first, last, answer })));
    selector.only(8);
    for (const last of [20, 21, 22]) selector.extendTo(last);
    expect(asked).toMatchObject([{ first: 8, last: 20 }]);
    asked[0]?.answer([1]);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({ first: 8, last: 22 });
    expect(selected()).toEqual([9]);
    asked[1]?.answer([9, 10, 23]);
    await vi.waitFor(() => expect(selected()).toEqual([9, 10, 23]));
  });

  test.each(['Escape', 'another list'])('is given up by %s, and the selection stays', async (how) => {
    let answer: (ids: number[]) => void = () => undefined;
    const ask = () =>
      new Promise<number[]>((resolve) => {
        answer = resolve;
      });
    list(10, ask);
    selector.only(8);
    selector.extendTo(20);
    if (how === 'Escape') selector.none();
    else list(10, ask, 'found');
    expect(selector.isPending).toBe(false);
    answer([9, 10, 11]);
    await Promise.resolve();
    expect(selected()).toEqual([9]);
  });

  test('is refused where it is longer than can be asked for', () => {
    const idsBetween = vi.fn();
    list(10, idsBetween);
    selector.only(0);
    selector.extendTo(50);
    expect(messages.tooLong).toHaveBeenCalledTimes(1);
    expect(idsBetween).not.toHaveBeenCalled();
    expect(selected()).toEqual([1]);
  });

  test('drops a response that comes after the user has moved on', async () => {
    let answer: (ids: number[]) => void = () => undefined;
    const asked = new Promise<number[]>((resolve) => {
      answer = resolve;
    });
    list(10, () => asked);
    selector.only(8);
    selector.extendTo(11);
    selector.only(0);
    answer([9, 10, 11, 12]);
    await asked;
    expect(selected()).toEqual([1]);
  });

  test('takes the loaded ones and says so where no ids can be asked for', () => {
    list(10);
    selector.only(8);
    selector.extendTo(11);
    expect(notLoaded).toHaveBeenCalledTimes(1);
    expect(selected()).toEqual([9, 10]);
  });

  test('keeps the selection and says so where the response fails', async () => {
    list(10, () => Promise.reject(new Error('offline')));
    selector.only(8);
    selector.extendTo(12);
    await vi.waitFor(() => expect(messages.failed).toHaveBeenCalledTimes(1), { timeout: 15_000 });
    expect(selected()).toEqual([9]);
    expect(notLoaded).not.toHaveBeenCalled();
    expect(selector.isPending).toBe(false);
  });
});

describe('the start of a range', () => {
  test('is where the focus was, if no row is selected', () => {
    list();
    selector.extendTo(41, 40);
    selector.extendTo(42, 41);
    expect(selected()).toEqual([41, 42, 43]);
  });

  test('stays at its row when rows come before it', () => {
    list();
    selector.only(4);
    selector.update({
      total: 103,
      hidden: 0,
      rowAt: (index) => index - 3,
      rowId: (row) => row + 1,
      selection,
      onSelectionChange: (next) => {
        selection = next;
      },
      idsBetween: undefined,
      rangeLimit: 50,
      viewKey: 'all',
    });
    selector.extendTo(9);
    expect(selected()).toEqual([5, 6, 7]);
  });
});

describe('all rows, while selected ones are not in the list', () => {
  const hidden = [101, 102];
  const shown = Array.from({ length: 100 }, (_, index) => index + 1);

  beforeEach(() => {
    selection = { mode: 'only', ids: new Set(hidden) };
    list(100, undefined, 'all', 100);
  });

  test('are selected beside those, and taken out without them', () => {
    selector.toggleAll();
    expect(selected()).toEqual([...shown, ...hidden]);
    selector.toggleAll();
    expect(selected()).toEqual(hidden);
    selector.all();
    expect(selected()).toEqual([...shown, ...hidden]);
  });

  test('are asked for where they are not loaded', async () => {
    const idsBetween = vi.fn(() => Promise.resolve(shown));
    list(10, idsBetween, 'all', 100);
    selector.toggleAll();
    await vi.waitFor(() => expect(selected()).toEqual([...shown, ...hidden]), { timeout: 15_000 });
    expect(idsBetween).toHaveBeenCalledExactlyOnceWith(0, 99);
  });

  test('are selected without those in a list that is longer than a range', () => {
    list(100, undefined, 'all', 99);
    selector.toggleAll();
    expect(selection).toBe(EVERYTHING);
    selector.toggleAll();
    expect(selection).toBe(EMPTY_SELECTION);
  });
});

test('without a listener nothing can be chosen', () => {
  expect(selector.active).toBe(false);
  selector.extendTo(3);
  expect(selection).toBe(EMPTY_SELECTION);
});

test('rows that are known by words are chosen as those known by numbers', () => {
  const found: GridSelection<string>[] = [];
  const words = new RowSelector<string, string>(messages);
  words.update({
    total: 3,
    hidden: 0,
    rowAt: (index) => ['a', 'b', 'c'][index],
    rowId: (row) => `id-${row}`,
    selection: EMPTY_SELECTION,
    onSelectionChange: (next) => found.push(next),
    idsBetween: undefined,
    rangeLimit: 50,
    viewKey: undefined,
  });
  words.only(1);
  words.extendTo(2);
  expect(found.map(({ ids }) => [...ids])).toEqual([['id-b'], ['id-b', 'id-c']]);
});

test('says of a selection whether a press on a row made it', () => {
  const given = vi.fn();
  const now = { total: 3, hidden: 0, rowAt: (index: number) => index, rowId: (row: number) => row + 1 };
  const range = { idsBetween: undefined, rangeLimit: 50, viewKey: 'all' };
  selector.update({ ...now, ...range, selection, onSelectionChange: given });
  selector.only(0);
  expect(given).toHaveBeenLastCalledWith(selectOnly(1), true);
  selector.toggle(0);
  expect(given).toHaveBeenLastCalledWith(selectOnly(1));
});
