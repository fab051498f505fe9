/** The data both contestants draw: eight columns of plain text. */
export interface BenchRow {
  id: number;
  texts: readonly string[];
}

export const columnNames = [
  'Title',
  'Task',
  'Filter',
  'Created by',
  'Modified',
  'Client',
  'Size',
  'Notes',
] as const;

export function benchRow(index: number): BenchRow {
  return {
    id: index + 1,
    texts: columnNames.map((name, column) => `${name} ${index * 31 + column}`),
  };
}

export function benchRows(count: number): BenchRow[] {
  return Array.from({ length: count }, (_, index) => benchRow(index));
}

export const WIDTH = 1200;
export const HEIGHT = 660;
export const ROW = 33;
