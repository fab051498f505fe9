/** Rows of the list, first and last included, counted from 0. */
export interface Rows {
  readonly first: number;
  readonly last: number;
}

/** The pages (from 1) that hold these rows, and the one after them while there is one. */
export function pagesOf({ first, last }: Rows, pageSize: number, total: number | null): number[] {
  const from = Math.floor(Math.max(0, first) / pageSize);
  const to = Math.floor(Math.max(first, last, 0) / pageSize) + 1;
  const end = total === null ? from : Math.min(to, Math.max(0, Math.ceil(total / pageSize) - 1));
  return Array.from({ length: Math.max(1, end - from + 1) }, (_, index) => from + index + 1);
}
