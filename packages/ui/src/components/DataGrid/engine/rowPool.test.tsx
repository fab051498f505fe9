import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RowColumn } from '../columns/placeColumns.js';
import { RowPool, type PoolModel } from './rowPool.js';

const column = { id: 'title', header: 'Title', width: 200, text: (row: string) => row, rowHeader: true };
const rowColumns: readonly RowColumn<string>[] = [{ id: 'title', column, pin: undefined }];

function model(total: number, rowAt: (index: number) => string | undefined): PoolModel<string> {
  return { total, rowAt, rowColumns, rowHeight: 33, rowsBefore: 1 };
}

let body: HTMLElement;
let pool: RowPool<string>;

/** Texts of the rows that are shown, in the order of the document. */
function shown(): string[] {
  return [...body.children]
    .filter((row) => row instanceof HTMLElement && !row.hidden)
    .map((row) => row.textContent);
}

beforeEach(() => {
  body = document.createElement('div');
  body.id = 'rows';
  pool = new RowPool<string>();
  pool.attach(body);
});

describe('the pool of rows', () => {
  test('draws a range with as many elements as it has rows, and one for the focus', () => {
    pool.update(model(1000, (index) => `row ${String(index)}`));
    pool.show({ first: 0, last: 4 }, 0);
    expect(shown()).toEqual(['row 0', 'row 1', 'row 2', 'row 3', 'row 4']);
    expect(body.children).toHaveLength(6);
  });

  test('uses the same elements for other rows, and puts them in order when it rests', () => {
    pool.update(model(1000, (index) => `row ${String(index)}`));
    pool.show({ first: 0, last: 4 }, -1);
    const made = new Set(body.children);
    pool.show({ first: 3, last: 7 }, -1);
    pool.parkIdle();
    pool.order();
    expect(shown()).toEqual(['row 3', 'row 4', 'row 5', 'row 6', 'row 7']);
    expect([...body.children].every((row) => made.has(row))).toBe(true);
  });

  test('keeps the row that holds the focus, wherever the range goes', () => {
    pool.update(model(1000, (index) => `row ${String(index)}`));
    pool.show({ first: 0, last: 4 }, 2);
    const held = pool.slotAt(2)?.element;
    pool.show({ first: 500, last: 504 }, 2);
    pool.parkIdle();
    pool.order();
    expect(pool.slotAt(2)?.element).toBe(held);
    expect(shown()).toEqual(['row 2', 'row 500', 'row 501', 'row 502', 'row 503', 'row 504']);
  });

  test('asks for each row that comes into the range once, and for no other', () => {
    pool.update(model(1000, (index) => `row ${String(index)}`));
    pool.show({ first: 0, last: 4 }, -1);
    const rowAt = vi.fn((index: number) => `row ${String(index)}`);
    pool.update(model(1000, rowAt));
    rowAt.mockClear();
    pool.show({ first: 2, last: 6 }, -1);
    expect(rowAt.mock.calls.map(([index]) => index)).toEqual([5, 6]);
  });

  test('says where rows are missing, and fills them in when they come', () => {
    pool.update(model(10, (index) => (index < 2 ? `row ${String(index)}` : undefined)));
    pool.show({ first: 0, last: 3 }, -1);
    expect(pool.hasGaps()).toBe(true);
    expect(pool.slotAt(2)?.element.hasAttribute('data-pending')).toBe(true);
    pool.update(model(10, (index) => `row ${String(index)}`));
    expect(pool.hasGaps()).toBe(false);
    expect(pool.slotAt(2)?.element.hasAttribute('data-pending')).toBe(false);
    expect(shown()).toEqual(['row 0', 'row 1', 'row 2', 'row 3']);
  });

  test('marks what is chosen, and hides what a shorter list no longer has', () => {
    pool.update(model(5, (index) => `row ${String(index)}`));
    pool.show({ first: 0, last: 4 }, -1);
    pool.select((row) => row === 'row 1');
    const selected = [...body.querySelectorAll('[aria-selected="true"]')].map((row) => row.textContent);
    expect(selected).toEqual(['row 1']);
    pool.update(model(2, (index) => `row ${String(index)}`));
    pool.parkIdle();
    expect(shown()).toEqual(['row 0', 'row 1']);
  });
});
