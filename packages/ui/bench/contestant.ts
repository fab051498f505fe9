import type { BenchRow } from './rows.ts';

/** What every contestant can do; each call has finished, or will have by the next frames, when it returns. */
export interface Contestant {
  /** Draws what an application shows until it has rows: a word, by the same framework in the same place. */
  begin?: (host: HTMLElement) => void;
  mount: (host: HTMLElement, rows: readonly BenchRow[], total: number) => void;
  unmount: () => void;
  /** The element that scrolls. */
  scroller: () => HTMLElement;
  /** What one row is, as a selector: it holds the row's text, and `aria-selected`. */
  row: string;
  select: (index: number) => void;
  selectAll: () => void;
  /** Other rows in the same place: a page swap, another order. */
  swap: (rows: readonly BenchRow[]) => void;
}

/** By name; fetched when it is measured, so that no contestant carries another's code and styles. */
export type Contestants = Readonly<Record<string, () => Promise<Contestant>>>;
