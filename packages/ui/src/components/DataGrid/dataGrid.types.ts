import type { ReactNode } from 'react';

interface ColumnBase<Row> {
  id: string;
  /** Name of the column in its header, the columns menu and announcements. */
  header: string;
  /** Icon in the header in place of the text, which remains the accessible name. `null` renders nothing. */
  headerIcon?: ReactNode;
  /** Width in pixels; the minimum for a column that grows. */
  width: number;
  /** Smallest width that users can drag it to, in pixels. @default 48 */
  minWidth?: number | undefined;
  /** Width in pixels that it reaches, where there is room, before any column takes its share of what remains. */
  growTo?: number | undefined;
  /** Share of the remaining space. @default 0 */
  grow?: number | undefined;
  /** Order in which columns are hidden when space is short, highest number first. Never hidden if omitted. */
  yields?: number | undefined;
  /** @default false */
  sortable?: boolean | undefined;
  /** Sort direction of the first press on the header. @default 'ascending' */
  firstDirection?: SortDirection | undefined;
  /** @default true */
  resizable?: boolean | undefined;
  /** Whether the columns menu can hide it. @default true */
  hideable?: boolean | undefined;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Whether digits have one width, to compare numbers and dates down the column. With `align: 'end'` they always have.
   * @default false
   */
  tabular?: boolean | undefined;
  /** Whether the column names the row: emphasised, announced with each cell, searched by typing. Set it on one column. */
  rowHeader?: boolean | undefined;
  /** Side where the column stays visible during horizontal scrolling; users can change it. */
  pinned?: ColumnPin | undefined;
  /** Value that `useClientRows` sorts by; the column's text if omitted. Empty values come last. */
  sortValue?: ((row: Row) => SortValue) | undefined;
}

/** A column of plain text, written straight to the DOM. The fast path. */
export interface TextColumn<Row> extends ColumnBase<Row> {
  text: (row: Row) => string;
  cell?: undefined;
}

/** A column whose cells React renders, such as a pill or an icon. A cell rerenders only when its row changes. */
export interface RichColumn<Row> extends ColumnBase<Row> {
  cell: (row: Row) => ReactNode;
  text?: undefined;
}

export type DataGridColumn<Row> = TextColumn<Row> | RichColumn<Row>;

/** What users drag out of a grid. */
export interface DraggedRows {
  /** MIME type that a drop target recognises it by: "application/x-documents". Lower case. */
  type: string;
  /** Data for the drop target. */
  data: string;
  /** Shown beside the pointer: "3 documents". */
  label: string;
}

/** The side where a column stays visible. */
export type ColumnPin = 'start' | 'end';

export type SortValue = string | number | boolean | Date | null | undefined;

/** Row height: 33 px or 44 px. */
export type GridDensity = 'compact' | 'comfortable';

export type SortDirection = 'ascending' | 'descending';

/** One entry of the sort order; the first entry takes precedence. */
export interface GridSort {
  /** Id of the column. */
  id: string;
  /** Sort direction. */
  direction: SortDirection;
}

/** The user's changes to the columns, as plain data. Store it and pass it back. */
export interface ColumnSettings {
  /** Widths by column id, in pixels. */
  widths: Readonly<Record<string, number>>;
  /** False hides a column; true keeps it even if space is short. */
  visible: Readonly<Record<string, boolean>>;
  /** Column ids in display order; omitted columns follow in their default order. */
  order: readonly string[];
  /** Side by column id; `none` unpins a column that is pinned by default. */
  pinned?: Readonly<Record<string, ColumnPin | 'none'>> | undefined;
}

/** Exactly one of loading, failed and ready. */
export type DataGridState<Row> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; reference?: string | undefined; onRetry: () => void }
  | {
      status: 'ready';
      /** Number of matching rows, loaded or not. */
      total: number;
      /** Returns the row at an index; undefined while its page is not loaded, which shows a skeleton. */
      rowAt: (index: number) => Row | undefined;
      /** Called with the first and last index of the rows that are about to be visible, and again as they change. */
      onRangeNeeded?: ((first: number, last: number) => void) | undefined;
      /** Whether newer rows are loading; those shown may be stale. */
      refetching?: boolean | undefined;
    };

/** A row of the list form in narrow containers. */
export interface CompactRow {
  /** An icon, at most 20 px; the checkbox replaces it when the row is selected. If omitted, the checkbox is always visible. */
  leading?: ReactNode;
  /** Name of the row. */
  title: string;
  /** Content below the title, such as a pill. */
  meta?: ReactNode;
  /** Text below the title at the end, such as a date. */
  end?: string | undefined;
}

/** Nouns for the rows, in counts: `{ one: 'document', many: 'documents' }`. */
export interface RowNoun {
  /** Noun for a single row. */
  one: string;
  /** Noun for no rows, and for several. */
  many: string;
}

/** The position of a row's menu in the window, in CSS pixels. */
export interface MenuPoint {
  /** Distance from the left edge of the window, in px. */
  x: number;
  /** Distance from the top edge of the window, in px. */
  y: number;
}
