import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RowSelector } from './rowSelector.js';
import { EMPTY_SELECTION, type GridSelection } from './selection.js';

const notLoaded = vi.fn();
let selection: GridSelection;
let selector: RowSelector<number, number>;

/** Rows equal their positions; their ids count from 1. Those from `end` on are not loaded. */
function list(end = 100, idsBetween?: (first: number, last: number) => Promise<readonly number[]>): void {
  function update(): void {
    selector.update({
      total: 100,
      rowAt: (index) => (index < end ? index : undefined),
      rowId: (row) => row + 1,
      selection,
      onSelectionChange: (next) => {
        selection = next;
        update();
      },
      idsBetween,
    });
  }
  update();
}

function selected(): number[] {
  return [...selection.ids].sort((a, b) => a - b);
}

beforeEach(() => {
  selection = EMPTY_SELECTION;
  notLoaded.mockClear();
  selector = new RowSelector({ notLoaded });
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
    expect(selected()).toEqual([9, 10]);
    await vi.waitFor(() => expect(selected()).toEqual([9, 10, 11, 12]), { timeout: 15_000 });
    expect(idsBetween).toHaveBeenCalledWith(8, 11);
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

  test('says so where they cannot be had', async () => {
    list(10);
    selector.only(8);
    selector.extendTo(11);
    expect(notLoaded).toHaveBeenCalledTimes(1);
    list(10, () => Promise.reject(new Error('offline')));
    selector.extendTo(12);
    await vi.waitFor(() => expect(notLoaded).toHaveBeenCalledTimes(2), { timeout: 15_000 });
  });
});

test('without a listener nothing can be chosen', () => {
  expect(selector.active).toBe(false);
  selector.extendTo(3);
  expect(selection).toBe(EMPTY_SELECTION);
});

test('rows that are known by words are chosen as those known by numbers', () => {
  const found: GridSelection<string>[] = [];
  const messages = new RowSelector<string, string>({ notLoaded });
  messages.update({
    total: 3,
    rowAt: (index) => ['a', 'b', 'c'][index],
    rowId: (row) => `id-${row}`,
    selection: EMPTY_SELECTION,
    onSelectionChange: (next) => found.push(next),
    idsBetween: undefined,
  });
  messages.only(1);
  messages.extendTo(2);
  expect(found.map(({ ids }) => [...ids])).toEqual([['id-b'], ['id-b', 'id-c']]);
});
