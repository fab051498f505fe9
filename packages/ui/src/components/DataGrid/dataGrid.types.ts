import type { ReactNode } from 'react';

interface ColumnBase<Row> {
  id: string;
  /** Name of the column: its header, its entry in the columns menu, its name in announcements. */
  header: string;
  /** Shown in the header instead of the text, which remains its accessible name. `null` shows nothing. */
  headerIcon?: ReactNode;
  /** Width in pixels; for a column that grows, the least it is content with. */
  width: number;
  /** Least width a reader can drag it to, in pixels. @default 48 */
  minWidth?: number;
  /** Share of the room that is left over. @default 0 */
  grow?: number;
  /** When room is short, the column with the greatest number goes first. Left out: it never goes. */
  yields?: number;
  /** @default false */
  sortable?: boolean;
  /** Direction of the first press on its header. @default 'ascending' */
  firstDirection?: SortDirection;
  /** @default true */
  resizable?: boolean;
  /** Whether the columns menu offers to hide it. @default true */
  hideable?: boolean;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Names the row: drawn stronger, read out with every cell, found by typing. One column should. */
  rowHeader?: boolean;
  /** Stays in sight while the others scroll sideways; a reader can change it. */
  pinned?: ColumnPin;
  /** What `useClientRows` orders by. Left out: its text. Nothing comes last. */
  sortValue?: (row: Row) => SortValue;
}

/** The fast path: plain text, written straight into the document. */
export interface TextColumn<Row> extends ColumnBase<Row> {
  text: (row: Row) => string;
  cell?: undefined;
}

/** A cell drawn by React: a pill, an icon. Drawn again only when its row changes. */
export interface RichColumn<Row> extends ColumnBase<Row> {
  cell: (row: Row) => ReactNode;
  text?: undefined;
}

export type DataGridColumn<Row> = TextColumn<Row> | RichColumn<Row>;

/** The side at which a column stays in sight. */
export type ColumnPin = 'start' | 'end';

export type SortValue = string | number | boolean | Date | null | undefined;

/** Rows of 33 px, or of 44 px. */
export type GridDensity = 'compact' | 'comfortable';

export type SortDirection = 'ascending' | 'descending';

/** Order of the rows; the first entry weighs most. */
export interface GridSort {
  /** Id of the column. */
  id: string;
  /** Which end comes first. */
  direction: SortDirection;
}

/** What the reader did to the columns: plain data. Keep it, and hand it in again. */
export interface ColumnSettings {
  /** Widths by column id, in pixels. */
  widths: Readonly<Record<string, number>>;
  /** False hides a column; true keeps it even if space is short. */
  visible: Readonly<Record<string, boolean>>;
  /** Ids in their order; those left out follow in their own. */
  order: readonly string[];
  /** Side by column id; `none` unpins a column that is pinned by default. */
  pinned?: Readonly<Record<string, ColumnPin | 'none'>>;
}

/** Exactly one of these is true of a grid; it never guesses. */
export type DataGridState<Row> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; reference?: string; onRetry: () => void }
  | {
      status: 'ready';
      /** Number of rows that match, loaded or not. */
      total: number;
      /** The row at this place; undefined while its page is not here, which shows a skeleton. */
      rowAt: (index: number) => Row | undefined;
      /** Rows that are about to be seen, first and last included. Called again as they change. */
      onRangeNeeded?: (first: number, last: number) => void;
      /** Newer rows are on their way; those shown may be old. */
      refetching?: boolean;
    };

/** A row of the list form in narrow containers. */
export interface CompactRow {
  /** An icon, at most 20 px; the checkbox replaces it when the row is selected. */
  leading?: ReactNode;
  /** What the row is. */
  title: string;
  /** Below the title: a pill. */
  meta?: ReactNode;
  /** Below the title, at the end: a date. */
  end?: string;
}

/** Nouns for the rows, in counts: `{ one: 'document', many: 'documents' }`. */
export interface RowNoun {
  /** For a single row. */
  one: string;
  /** For none, and for several. */
  many: string;
}

/** Where to open a row's menu: a place in the window, in CSS pixels. */
export interface MenuPoint {
  /** From the left edge of the window, px. */
  x: number;
  /** From the upper edge of the window, px. */
  y: number;
}
