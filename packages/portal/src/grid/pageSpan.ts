/** Places in a list, or pages of it, first and last included. Rows are counted from 0, pages from 1. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** The pages that hold these rows, and the one after them while there is one. */
export function pageSpan({ first, last }: Span, pageSize: number, total: number | null): Span {
  const from = Math.floor(Math.max(0, first) / pageSize);
  const to = Math.floor(Math.max(first, last, 0) / pageSize) + 1;
  const end = total === null ? from : Math.min(to, Math.max(0, Math.ceil(total / pageSize) - 1));
  return { first: from + 1, last: Math.max(from, end) + 1 };
}
