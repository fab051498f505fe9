import type { BenchRow } from './rows.ts';

/** What every contestant can do; each call has finished when it returns. */
export interface Contestant {
  mount: (host: HTMLElement, rows: BenchRow[], total: number) => void;
  unmount: () => void;
  /** The element that scrolls. */
  scroller: () => HTMLElement;
  select: (index: number) => void;
  selectAll: () => void;
  /** Other rows in the same place: a page swap, another order. */
  swap: (rows: BenchRow[]) => void;
}
