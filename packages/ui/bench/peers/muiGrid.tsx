import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { reactContestant, type ScreenProps } from '../reactContestant.tsx';
import { type BenchRow, columnNames, ROW, WIDTH } from '../rows.ts';

const columns: GridColDef<BenchRow>[] = columnNames.map((headerName, place) => ({
  field: headerName,
  headerName,
  width: WIDTH / 8,
  valueGetter: (_value, row) => row.texts[place],
}));

function Screen({ rows, selection, onSelectionChange }: ScreenProps<GridRowSelectionModel>) {
  return (
    <DataGrid
      aria-label="Documents"
      rows={rows}
      columns={columns}
      rowHeight={ROW}
      columnHeaderHeight={ROW}
      hideFooter
      disableMultipleRowSelection
      rowSelectionModel={selection}
      onRowSelectionModelChange={onSelectionChange}
    />
  );
}

/** MUI X, the free edition: it takes a thousand rows, and shows them in pages of a hundred, its most. */
export const muiGrid = reactContestant<GridRowSelectionModel>({
  Screen,
  scroller: '.MuiDataGrid-virtualScroller',
  row: '.MuiDataGrid-row',
  none: { type: 'include', ids: new Set() },
  one: (index) => ({ type: 'include', ids: new Set([index + 1]) }),
  all: { type: 'exclude', ids: new Set() },
});
