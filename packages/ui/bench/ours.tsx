import { type ReactNode, useMemo } from 'react';
import { ThemeProvider } from '../src/theme/ThemeProvider.js';
import { DataGrid } from '../src/components/DataGrid/DataGrid.js';
import type { DataGridColumn, DataGridState } from '../src/components/DataGrid/dataGrid.types.js';
import {
  EMPTY_SELECTION,
  EVERYTHING,
  type GridSelection,
  selectOnly,
} from '../src/components/DataGrid/selection/selection.js';
import { reactContestant, type ScreenProps } from './reactContestant.tsx';
import { type BenchRow, columnNames } from './rows.ts';

const columns: readonly DataGridColumn<BenchRow>[] = columnNames.map((header, place) => ({
  id: header,
  header,
  width: 140,
  sortable: true,
  rowHeader: place === 0,
  text: (row) => row.texts[place] ?? '',
}));

function ready(rows: readonly BenchRow[], total: number): DataGridState<BenchRow> {
  return { status: 'ready', total, rowAt: (index) => rows[index % rows.length] };
}

function Screen({ rows, total, selection, onSelectionChange }: ScreenProps<GridSelection>) {
  const state = useMemo(() => ready(rows, total), [rows, total]);
  return (
    <DataGrid
      label="Documents"
      columns={columns}
      state={state}
      rowId={(row) => row.id}
      selection={selection}
      onSelectionChange={onSelectionChange}
    />
  );
}

function Around({ children }: { children: ReactNode }) {
  return <ThemeProvider theme="light">{children}</ThemeProvider>;
}

/** The data grid of this package, as a screen uses it. */
export const ours = reactContestant<GridSelection>({
  Around,
  Screen,
  scroller: '[role="grid"]',
  row: '[role="row"]',
  none: EMPTY_SELECTION,
  one: (index) => selectOnly(index + 1),
  all: EVERYTHING,
});
