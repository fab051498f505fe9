import type { ColumnSettings, GridSort } from '../dataGrid.types.js';
import type * as columnTable from './columnTable.js';
import type { SortedColumns, SortPress } from './columnTable.js';
import { DEFAULT_MIN_WIDTH, MAX_WIDTH } from './placeColumns.js';

type Table = typeof columnTable;
let loaded: Table | null = null;

/** Loads the table that says what a press on a header sorts by: the first rows need none. */
export async function loadColumnTable(): Promise<Table> {
  loaded ??= await import('./columnTable.js');
  return loaded;
}

/** Loads it in advance; the press that needs it loads again, and says if that fails. */
export function preloadColumnTable(): void {
  loadColumnTable().catch(() => undefined);
}

/** The columns as they are now, and who hears of changes. */
export interface ChangedColumns<Row> extends SortedColumns<Row> {
  settings: ColumnSettings;
  onSortChange: (sort: GridSort[]) => void;
  onSettingsChange: (settings: ColumnSettings) => void;
}

/** What a user does to the columns. One object for the life of a grid. */
export class ColumnChanges<Row> {
  private now: ChangedColumns<Row>;
  /** Presses before the table is there: they wait for it, and count together. */
  private waiting: SortPress[] = [];

  constructor(now: ChangedColumns<Row>) {
    this.now = now;
  }

  update(now: ChangedColumns<Row>): void {
    this.now = now;
  }

  /**
   * Sorts by a column, or the other way round; `additive` keeps the other columns. At once if the table is there.
   *
   * @returns a promise if not, which rejects if the table cannot be loaded: then nothing is sorted
   */
  readonly toggleSort = (id: string, additive: boolean): Promise<void> | undefined => {
    this.waiting.push({ id, additive });
    if (loaded !== null) return this.sort(loaded);
    if (this.waiting.length > 1) return undefined;
    return loadColumnTable().then(
      (table) => this.sort(table),
      (error: unknown) => {
        this.waiting = [];
        throw error;
      },
    );
  };

  /** Gives a column a width in pixels. @returns the width it takes */
  readonly resize = (id: string, width: number): number => {
    const { columns, settings, onSettingsChange } = this.now;
    const least = columns.find((column) => column.id === id)?.minWidth ?? DEFAULT_MIN_WIDTH;
    const next = Math.round(Math.max(least, Math.min(MAX_WIDTH, width)));
    onSettingsChange({ ...settings, widths: { ...settings.widths, [id]: next } });
    return next;
  };

  private sort({ sortedBy }: Table): undefined {
    const { now } = this;
    let sort = now.sort;
    for (const press of this.waiting) sort = sortedBy({ ...now, sort }, press);
    this.waiting = [];
    if (sort !== now.sort) now.onSortChange([...sort]);
  }
}
