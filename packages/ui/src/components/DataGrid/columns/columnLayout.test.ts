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

test('columns that do not yield keep their width and overflow', () => {
  const placed = layoutColumns([column('a', 300), column('b', 300)], 400);
  expect(placed.at(-1)).toEqual({ id: 'b', left: 300, width: 300 });
});
