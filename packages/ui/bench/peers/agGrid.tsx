import {
  ClientSideRowModelModule,
  type ColDef,
  type GridApi,
  ModuleRegistry,
  RowApiModule,
  RowSelectionModule,
  type RowSelectionOptions,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import type { Contestant } from '../contestant.ts';
import { reactContestant, type ScreenProps } from '../reactContestant.tsx';
import { type BenchRow, columnNames, ROW, WIDTH } from '../rows.ts';

ModuleRegistry.registerModules([ClientSideRowModelModule, RowApiModule, RowSelectionModule]);

const columns: ColDef<BenchRow>[] = columnNames.map((headerName, place) => ({
  colId: headerName,
  headerName,
  width: WIDTH / 8,
  valueGetter: ({ data }) => data?.texts[place],
}));
const selection: RowSelectionOptions<BenchRow> = {
  mode: 'singleRow',
  checkboxes: false,
  enableClickSelection: true,
};
let grid: GridApi<BenchRow> | undefined;

function Screen({ rows }: ScreenProps<null>) {
  return (
    <AgGridReact<BenchRow>
      rowData={[...rows]}
      columnDefs={columns}
      rowHeight={ROW}
      headerHeight={ROW}
      rowSelection={selection}
      animateRows={false}
      onGridReady={({ api }) => {
        grid = api;
      }}
    />
  );
}

/** AG Grid Community with the modules that this needs, and no more; it keeps the selection itself. */
export const agGrid: Contestant = {
  ...reactContestant<null>({
    Screen,
    scroller: '.ag-grid-viewport',
    row: '.ag-row',
    none: null,
    one: () => null,
    all: null,
  }),
  select(index) {
    grid?.getDisplayedRowAtIndex(index)?.setSelected(true, true);
  },
};
