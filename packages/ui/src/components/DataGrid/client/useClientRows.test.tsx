import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DataGridColumn, GridSort } from '../dataGrid.types.js';
import { type ClientRowsOptions, useClientRows } from './useClientRows.js';

interface Person {
  id: number;
  name: string;
  city: string;
  age: number | null;
}

const columns: readonly DataGridColumn<Person>[] = [
  { id: 'name', header: 'Name', width: 100, sortable: true, text: (row) => row.name },
  { id: 'city', header: 'City', width: 100, sortable: true, text: (row) => row.city },
  { id: 'age', header: 'Age', width: 100, cell: (row) => row.age, sortValue: (row) => row.age },
];

const rows: readonly Person[] = [
  { id: 1, name: 'Sunita', city: 'Perth', age: 41 },
  { id: 2, name: 'émile', city: 'Perth', age: null },
  { id: 3, name: 'Callum', city: 'Hobart', age: 9 },
  { id: 4, name: 'Daniel', city: '', age: 33 },
  { id: 5, name: 'Edna', city: 'Hobart', age: 9 },
];

const by = (id: string, direction: GridSort['direction'] = 'ascending'): GridSort => ({ id, direction });

function show(options: Partial<ClientRowsOptions<Person>> = {}) {
  return renderHook(
    (changed: Partial<ClientRowsOptions<Person>>) => useClientRows({ rows, columns, ...options, ...changed }),
    { initialProps: {} },
  );
}

function ids({ found }: { found: readonly Person[] }): number[] {
  return found.map(({ id }) => id);
}

describe('a list that is ordered and searched in the browser', () => {
  it('keeps the order that it is given until another is asked for', () => {
    const { result } = show();
    expect(ids(result.current)).toEqual([1, 2, 3, 4, 5]);
    act(() => result.current.grid.onSortChange([by('name')]));
    expect(result.current.grid.sort).toEqual([by('name')]);
    expect(ids(result.current)).toEqual([3, 4, 5, 2, 1]);
  });

  it('orders by several columns, the first weighs most', () => {
    const { result } = show({ initialSort: [by('city'), by('name', 'descending')] });
    expect(ids(result.current)).toEqual([5, 3, 1, 2, 4]);
  });

  it('has blank last in both directions', () => {
    expect(ids(show({ initialSort: [by('age')] }).result.current).at(-1)).toBe(2);
    expect(ids(show({ initialSort: [by('age', 'descending')] }).result.current)).toEqual([1, 4, 3, 5, 2]);
  });

  it('leaves rows that are equal in the order that they came in', () => {
    expect(ids(show({ initialSort: [by('city', 'descending')] }).result.current)).toEqual([1, 2, 3, 5, 4]);
  });

  it('passes over an order by a column that there is not', () => {
    expect(ids(show({ initialSort: [by('gone')] }).result.current)).toEqual([1, 2, 3, 4, 5]);
  });

  it('shows what is found, in the order asked for', () => {
    const { result, rerender } = show({ initialSort: [by('name')] });
    rerender({ search: 'perth' });
    expect(ids(result.current)).toEqual([2, 1]);
    expect(result.current.grid.state).toMatchObject({ status: 'ready', total: 2 });
  });

  it('is ready with nothing where nothing is found', () => {
    const { state } = show({ search: 'Darwin' }).result.current.grid;
    expect(state).toMatchObject({ status: 'ready', total: 0 });
  });

  it('gives rows by their place', () => {
    const { state } = show({ initialSort: [by('name')] }).result.current.grid;
    if (state.status !== 'ready') throw new Error('rows are there');
    expect(state.rowAt(0)).toBe(rows[2]);
    expect(state.rowAt(5)).toBeUndefined();
  });

  it('loads while the rows are on their way', () => {
    const onTheirWay: { given?: readonly Person[] } = {};
    const { result, rerender } = renderHook(
      ({ given }: { given?: readonly Person[] }) => useClientRows({ columns, rows: given }),
      { initialProps: onTheirWay },
    );
    expect(result.current.grid.state).toEqual({ status: 'loading' });
    rerender({ given: rows });
    expect(result.current.grid.state).toMatchObject({ status: 'ready', total: 5 });
  });

  it('keeps its state the same while nothing changes, so that no row is drawn again', () => {
    const { result, rerender } = show({ initialSort: [by('name')] });
    const before = result.current.grid;
    rerender({});
    expect(result.current.grid.state).toBe(before.state);
    expect(result.current.grid.onSortChange).toBe(before.onSortChange);
    expect(result.current.grid.viewKey).toBe(before.viewKey);
  });

  it('starts at the top again for another search and another order', () => {
    const { result, rerender } = show();
    const views = new Set([result.current.grid.viewKey]);
    rerender({ search: 'e' });
    views.add(result.current.grid.viewKey);
    act(() => result.current.grid.onSortChange([by('city')]));
    views.add(result.current.grid.viewKey);
    expect(views.size).toBe(3);
  });

  it('lets the caller keep the order', () => {
    const onSortChange = vi.fn();
    const { result } = show({ sort: [by('age')], onSortChange });
    act(() => result.current.grid.onSortChange([by('name')]));
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith([by('name')]);
    expect(ids(result.current)).toEqual([3, 5, 4, 1, 2]);
  });
});
