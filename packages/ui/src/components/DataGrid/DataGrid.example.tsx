import { useMemo, useState } from 'react';
import { FileIcon } from '../FileIcon/FileIcon.js';
import { Icon } from '../Icon/Icon.js';
import { BellIcon, CheckIcon, CloseIcon } from '../Icon/icons.js';
import { TaskPill } from '../Pill/TaskPill.js';
import { DataGrid, type DataGridProps } from './DataGrid.js';
import type { SampleDocument } from './DataGrid.fixtures.js';
import type { ColumnSettings, CompactRow, DataGridColumn, GridSort } from './dataGrid.types.js';
import { EMPTY_SELECTION, type GridSelection } from './selection/selection.js';
import { DataGridColumnsMenu } from './columns/DataGridColumnsMenu.js';
import { NO_SETTINGS } from './columns/columnSettings.js';

function SampleTask({ row }: { row: SampleDocument }) {
  const { actionType, signed, signers, declinedBy } = row;
  return <TaskPill actionType={actionType} signed={signed} total={signers} declinedBy={declinedBy} />;
}

/** The columns of the documents screen, as a caller would write them. */
export const sampleColumns: readonly DataGridColumn<SampleDocument>[] = [
  {
    id: 'icon',
    header: 'Type',
    headerIcon: null,
    width: 24,
    resizable: false,
    align: 'center',
    cell: (row) => <FileIcon extension={row.extension} named />,
  },
  {
    id: 'title',
    header: 'Title',
    width: 200,
    grow: 1,
    sortable: true,
    rowHeader: true,
    hideable: false,
    text: (row) => row.title,
  },
  { id: 'task', header: 'Task', width: 222, sortable: true, cell: (row) => <SampleTask row={row} /> },
  { id: 'filter', header: 'Filter', width: 120, sortable: true, yields: 2, text: (row) => row.filter },
  {
    id: 'createdBy',
    header: 'Created by',
    width: 120,
    sortable: true,
    yields: 1,
    text: (row) => row.createdBy,
  },
  {
    id: 'modified',
    header: 'Modified',
    width: 100,
    sortable: true,
    firstDirection: 'descending',
    tabular: true,
    text: (row) => row.modified,
  },
  {
    id: 'notifications',
    header: 'Notifications',
    headerIcon: <Icon icon={BellIcon} size={14} />,
    width: 36,
    resizable: false,
    align: 'center',
    cell: (row) =>
      row.notifications > 0 ? (
        <Icon icon={CheckIcon} label="Notified" tone="default" />
      ) : (
        <Icon icon={CloseIcon} label="Not notified" tone="subtle" />
      ),
  },
];

export function sampleCompact(row: SampleDocument): CompactRow {
  return {
    leading: <FileIcon extension={row.extension} size={20} />,
    title: row.title,
    meta: <SampleTask row={row} />,
    end: row.modified,
  };
}

export type ExampleProps = Pick<
  DataGridProps<SampleDocument>,
  | 'state'
  | 'actions'
  | 'toolbar'
  | 'empty'
  | 'failed'
  | 'density'
  | 'rowMenu'
  | 'onRowAction'
  | 'onRowDragStart'
  | 'onSelectionChange'
  | 'onColumnSettingsChange'
> & {
  selected?: GridSelection;
  sortedBy?: GridSort[];
  /** What the user did to the columns before. */
  columnsBefore?: ColumnSettings;
  /** Puts the menu of the columns into the toolbar. */
  columnsMenu?: boolean;
  /** Size of the sheet around the grid, in pixels. */
  width?: number;
  height?: number;
};

/** A caller in small: keeps what the user chose, as a screen would. */
export function DataGridExample({
  selected,
  sortedBy,
  columnsBefore,
  columnsMenu = false,
  width = 900,
  height = 560,
  ...props
}: ExampleProps) {
  const [selection, setSelection] = useState(selected ?? EMPTY_SELECTION);
  const [sort, setSort] = useState(sortedBy ?? [{ id: 'modified', direction: 'descending' as const }]);
  const [settings, setSettings] = useState(columnsBefore ?? NO_SETTINGS);
  const box = useMemo(() => ({ width, height, maxWidth: '100%' }), [width, height]);
  function changeColumns(next: ColumnSettings): void {
    setSettings(next);
    props.onColumnSettingsChange?.(next);
  }
  return (
    <div style={box}>
      <DataGrid
        {...props}
        label="Documents"
        columns={sampleColumns}
        rowId={(row) => row.id}
        noun={{ one: 'document', many: 'documents' }}
        selection={selection}
        onSelectionChange={(next) => {
          setSelection(next);
          props.onSelectionChange?.(next);
        }}
        sort={sort}
        onSortChange={setSort}
        columnSettings={settings}
        onColumnSettingsChange={changeColumns}
        toolbar={
          columnsMenu ? (
            <DataGridColumnsMenu
              columns={sampleColumns}
              settings={settings}
              onSettingsChange={changeColumns}
            />
          ) : (
            props.toolbar
          )
        }
        renderCompact={sampleCompact}
      />
    </div>
  );
}
