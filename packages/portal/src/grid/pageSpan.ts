/** First and last row of a list, or first and last page, inclusive. Rows are counted from 0, pages from 1. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** Returns the pages that contain these rows, and the next one if there is one. */
export function pageSpan({ first, last }: Span, pageSize: number, total: number | null): Span {
  const from = Math.floor(Math.max(0, first) / pageSize);
  const to = Math.floor(Math.max(first, last, 0) / pageSize) + 1;
  const end = total === null ? from : Math.min(to, Math.max(0, Math.ceil(total / pageSize) - 1));
  return { first: from + 1, last: Math.max(from, end) + 1 };
}
