import { expect, test } from 'vitest';
import { type ColumnRoom, layoutColumns } from './columnLayout.js';

function column(id: string, width: number, rest: Partial<ColumnRoom> = {}): ColumnRoom {
  return { id, width, grow: 0, yields: undefined, ...rest };
}

test('what is left over goes to the columns that grow, to the pixel', () => {
  const placed = layoutColumns(
    [column('a', 100, { grow: 1 }), column('b', 50), column('c', 100, { grow: 2 })],
    351,
  );
  expect(placed).toEqual([
    { id: 'a', left: 0, width: 133 },
    { id: 'b', left: 133, width: 50 },
    { id: 'c', left: 183, width: 168 },
  ]);
});

test('when room is short, columns go in the order in which they yield', () => {
  const columns = [
    column('title', 200, { grow: 1 }),
    column('filter', 120, { yields: 3 }),
    column('createdBy', 120, { yields: 2 }),
    column('modified', 90),
  ];
  expect(layoutColumns(columns, 500).map((placed) => placed.id)).toEqual(['title', 'createdBy', 'modified']);
  expect(layoutColumns(columns, 300).map((placed) => placed.id)).toEqual(['title', 'modified']);
});

test('a column reaches the width it has to grow to before the others grow', () => {
  const columns = [column('title', 260, { grow: 1 }), column('task', 150, { growTo: 216 })];
  const widths = (available: number) => layoutColumns(columns, available).map(({ width }) => width);
  expect(widths(400)).toEqual([260, 150]);
  expect(widths(440)).toEqual([260, 180]);
  expect(widths(500)).toEqual([284, 216]);
});

test('columns yield before others are narrower than they want', () => {
  const columns = [
    column('title', 260, { grow: 1 }),
    column('task', 150, { growTo: 216 }),
    column('notifications', 40, { yields: 1 }),
  ];
  expect(layoutColumns(columns, 449).map(({ id, width }) => [id, width])).toEqual([
    ['title', 260],
    ['task', 189],
  ]);
});

test('columns that do not yield keep their width and overflow', () => {
  const placed = layoutColumns([column('a', 300), column('b', 300)], 400);
  expect(placed.at(-1)).toEqual({ id: 'b', left: 300, width: 300 });
});
