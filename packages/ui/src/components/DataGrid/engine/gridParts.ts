import { createShownColumns } from '../columns/shownColumns.js';
import type { ColumnSettings, GridSort } from '../dataGrid.types.js';
import { type GridCaller, GridCommands } from '../selection/gridCommands.js';
import { GridEngine } from './gridEngine.js';
import { GridPointer } from '../selection/gridPointer.js';
import { RowDrag } from '../selection/rowDrag.js';
import { createRangeStore } from '../selection/rangeState.js';
import type { GridSelection, RowId } from '../selection/selection.js';
import { createShownSelection, type ShownSelection } from '../selection/shownSelection.js';

/** All that a caller may want to hear from its grid. */
export interface GridListeners<Row, Id extends RowId> extends GridCaller<Row, Id> {
  onSortChange: ((sort: GridSort[]) => void) | undefined;
  onColumnSettingsChange: ((settings: ColumnSettings) => void) | undefined;
  onPageSizeChange: ((rows: number) => void) | undefined;
  onLeave: ((row: number) => void) | undefined;
}

/** What lives as long as a grid and works outside React, and functions that stay the same for as long. */
export class GridParts<Row, Id extends RowId> {
  readonly engine = new GridEngine<Row>();
  readonly commands: GridCommands<Row, Id>;
  /** What the footer counts. */
  readonly shownSelection: ShownSelection<Id>;
  /** What the footer says of a range that could not be selected at once. */
  readonly range = createRangeStore();
  /** For the menu of the columns. */
  readonly shownColumns = createShownColumns();
  private listeners: GridListeners<Row, Id> | undefined;

  /** For the surface, which is drawn again only for what it shows. */
  readonly forSurface;

  constructor(selection: GridSelection<Id>) {
    this.shownSelection = createShownSelection(selection);
    this.commands = new GridCommands(this.engine, this.range);
    this.forSurface = {
      engine: this.engine,
      commands: this.commands,
      pointer: new GridPointer(this.engine, this.commands),
      drag: new RowDrag(this.engine, this.commands),
      onSortChange: (sort: GridSort[]) => this.listeners?.onSortChange?.(sort),
      onSettingsChange: (settings: ColumnSettings) => this.listeners?.onColumnSettingsChange?.(settings),
      onPageSizeChange: (rows: number) => this.listeners?.onPageSizeChange?.(rows),
      onLeave: (row: number) => this.listeners?.onLeave?.(row),
      onColumnsShown: this.shownColumns.change,
    };
  }

  update(listeners: GridListeners<Row, Id>): void {
    const isOther = this.listeners?.selection !== listeners.selection;
    // What was said of a range was about the selection before.
    if (isOther && this.range.get()?.status === 'problem') this.range.change(undefined);
    this.listeners = listeners;
    this.commands.updateCaller(listeners);
    this.shownSelection.change(listeners.selection);
  }
}
