import { useMemo, useState } from 'react';
import { SearchField } from '../SearchField/SearchField.js';
import { NO_SETTINGS } from './columns/columnSettings.js';
import { DataGrid } from './DataGrid.js';
import { sampleColumns, sampleCompact } from './DataGrid.example.js';
import type { SampleDocument } from './DataGrid.fixtures.js';
import type { DataGridColumn, GridSort } from './dataGrid.types.js';
import { DataGridColumnsMenu } from './columns/DataGridColumnsMenu.js';
import { EMPTY_SELECTION, type GridSelection } from './selection/selection.js';
import { useClientRows } from './client/useClientRows.js';

/** 20/11/2025 → 20251120: the order of days, not of the signs they are written with. */
function dayNumber(date: string): number {
  const [day, month, year] = date.split('/');
  return Number(`${year}${month}${day}`);
}

/** The same columns as in a long list; those whose text does not sort correctly pass a sort value. */
const clientColumns: readonly DataGridColumn<SampleDocument>[] = sampleColumns.map((column) => {
  if (column.id === 'modified') return { ...column, sortValue: (row) => dayNumber(row.modified) };
  if (column.id === 'task') return { ...column, sortValue: (row) => row.signed / row.signers };
  return column;
});

export interface ClientExampleProps {
  /** Undefined while they are on their way. */
  rows: readonly SampleDocument[] | undefined;
  initialSort?: readonly GridSort[];
  searchedFor?: string;
}

/** A caller of a small list: it has all rows, and keeps nothing but the words that are searched for. */
export function ClientExample({ rows, initialSort, searchedFor = '' }: ClientExampleProps) {
  const [search, setSearch] = useState(searchedFor);
  const [selection, setSelection] = useState<GridSelection>(EMPTY_SELECTION);
  const [settings, setSettings] = useState(NO_SETTINGS);
  const box = useMemo(() => ({ width: 900, height: 480, maxWidth: '100%' }), []);
  const { grid } = useClientRows({
    rows,
    columns: clientColumns,
    search,
    ...(initialSort !== undefined && { initialSort }),
  });
  return (
    <div style={box}>
      <DataGrid
        {...grid}
        label="Documents"
        columns={clientColumns}
        rowId={(row) => row.id}
        noun={{ one: 'document', many: 'documents' }}
        selection={selection}
        onSelectionChange={setSelection}
        columnSettings={settings}
        onColumnSettingsChange={setSettings}
        renderCompact={sampleCompact}
        toolbar={
          <>
            <SearchField label="Search documents" value={search} onChange={setSearch} />
            <DataGridColumnsMenu columns={clientColumns} settings={settings} onSettingsChange={setSettings} />
          </>
        }
      />
    </div>
  );
}
