import { useLayoutEffect, useMemo, useState } from 'react';
import type { ColumnSettings, DataGridColumn, GridSort } from '../dataGrid.types.js';
import { ColumnChanges } from './columnChanges.js';
import {
  type ColumnPlace,
  placeColumns,
  type PlaceOptions,
  type RowColumn,
  visibleColumns,
  widthOfRow,
} from './placeColumns.js';

export interface ColumnModelOptions<Row> extends PlaceOptions {
  columns: readonly DataGridColumn<Row>[];
  sort: readonly GridSort[];
  sortLimit: number;
  onSortChange: (sort: GridSort[]) => void;
  onSettingsChange: (settings: ColumnSettings) => void;
}

export interface ColumnModel<Row> extends Pick<ColumnChanges<Row>, 'toggleSort' | 'resize'> {
  /** Columns on screen with their positions; those of checkboxes and of menu buttons have no definition. */
  placed: readonly ColumnPlace<Row>[];
  rowColumns: readonly RowColumn<Row>[];
  /** Width of a whole row, in pixels. */
  width: number;
}

/** The columns, their positions, and how users change them. */
export function useColumnModel<Row>(options: ColumnModelOptions<Row>): ColumnModel<Row> {
  const { columns, settings, sort, selectWidth, hasMenuButton, available } = options;
  const { sortLimit, onSortChange, onSettingsChange } = options;

  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const placed = useMemo(
    () =>
      placeColumns(visibleColumns(columns, settings), byId, {
        settings,
        selectWidth,
        hasMenuButton,
        available,
      }),
    [columns, byId, settings, selectWidth, hasMenuButton, available],
  );

  const key = placed.map(({ id, pin }) => `${id}\t${pin ?? ''}`).join('\n');
  const rowColumns = useMemo(() => key.split('\n').map((line) => rowColumn(line, byId)), [key, byId]);
  const now = { columns, settings, sort, sortLimit, onSortChange, onSettingsChange };
  const [changes] = useState(() => new ColumnChanges(now));
  useLayoutEffect(() => changes.update(now));

  return useMemo(() => {
    const { toggleSort, resize } = changes;
    return { placed, rowColumns, width: widthOfRow(placed, available), toggleSort, resize };
  }, [placed, rowColumns, available, changes]);
}

function rowColumn<Row>(line: string, byId: ReadonlyMap<string, DataGridColumn<Row>>): RowColumn<Row> {
  const [id = '', pin] = line.split('\t');
  return { id, column: byId.get(id), pin: pin === 'start' || pin === 'end' ? pin : undefined };
}
