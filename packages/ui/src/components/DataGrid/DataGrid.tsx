import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './DataGrid.css.js';
import { dataGridMessages, selectionAnnouncement, sortAnnouncement } from './dataGrid.messages.js';
import type {
  ColumnSettings,
  CompactRow,
  DataGridColumn,
  DataGridState,
  GridSort,
  MenuPoint,
  RowNoun,
} from './dataGrid.types.js';
import { DataGridBody } from './DataGridBody.js';
import { DataGridFooter } from './DataGridFooter.js';
import { DataGridHeader } from './DataGridHeader.js';
import { DataGridPlace } from './DataGridPlace.js';
import { GridEngine } from './gridEngine.js';
import { COMPACT_ROW_HEIGHT, HEADER_HEIGHT, pageSize, ROW_HEIGHT } from './pageSize.js';
import { EMPTY_SELECTION, type GridSelection, headerCheck, isSelected } from './selection.js';
import { NO_SETTINGS, useColumnModel } from './useColumnModel.js';
import { useCompactColumns } from './useCompactColumns.js';
import { useGridCommands } from './useGridCommands.js';

export interface DataGridProps<Row> {
  /** What the rows are, for assistive technology: "Documents". */
  label: string;
  /** Keep the array stable: other columns draw every row again. */
  columns: readonly DataGridColumn<Row>[];
  state: DataGridState<Row>;
  rowId: (row: Row) => number;
  /** Without `onSelectionChange` rows cannot be chosen, and there are no checkboxes. */
  selection?: GridSelection;
  onSelectionChange?: (selection: GridSelection) => void;
  sort?: readonly GridSort[];
  onSortChange?: (sort: GridSort[]) => void;
  columnSettings?: ColumnSettings;
  onColumnSettingsChange?: (settings: ColumnSettings) => void;
  /** Enter, or a double click, on a row. */
  onRowAction?: (row: Row) => void;
  /** The menu key, Shift F10, a right click, or the dots of the list form. */
  onRowMenu?: (row: Row, at: MenuPoint) => void;
  /** How many rows one request should ask for in the height there is. */
  onPageSizeChange?: (rows: number) => void;
  /** What is looked at: another value (a search, an order, a filter) starts at the top again. */
  viewKey?: string;
  /** The list form of a row for containers under 640 px. Keep it stable. */
  renderCompact?: (row: Row) => CompactRow;
  /** Find, columns, the primary action: 48 px above the grid. */
  toolbar?: ReactNode;
  /** What can be done with the selection: 40 px below the toolbar. */
  actions?: ReactNode;
  /** Instead of the counts. */
  footer?: ReactNode;
  /** Instead of 'No Results Found'. */
  empty?: ReactNode;
  /** Instead of 'An error has occurred'. */
  failed?: ReactNode;
  /** @default { one: 'row', many: 'rows' } */
  noun?: RowNoun;
}

const NO_SORT: readonly GridSort[] = [];
const ROWS: RowNoun = { one: 'row', many: 'rows' };

function nothing(): undefined {
  return undefined;
}

/** A grid for lists of any length: rows come by index, only those in view are drawn. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, state, rowId, noun = ROWS, selection = EMPTY_SELECTION, sort = NO_SORT } = props;
  const { onPageSizeChange, viewKey } = props;
  const id = useId();
  const [engine] = useState(() => new GridEngine<Row>());
  const { attach } = engine;
  const room = useSyncExternalStore(engine.subscribeRoom, engine.getRoom, engine.getRoom);

  const compact = useCompactColumns(room.compact, props);
  const rowHeight = compact.active ? COMPACT_ROW_HEIGHT : ROW_HEIGHT;
  const rowsBefore = compact.active ? 0 : 1;
  const selectable = props.onSelectionChange !== undefined;
  const model = useColumnModel({
    columns: compact.columns,
    settings: compact.active ? NO_SETTINGS : (props.columnSettings ?? NO_SETTINGS),
    sort,
    selectWidth: selectable ? (compact.active ? 48 : 40) : undefined,
    available: room.width,
    onSortChange: props.onSortChange,
    onSettingsChange: props.onColumnSettingsChange,
  });

  const ready = state.status === 'ready' ? state : undefined;
  const rowAt = ready?.rowAt ?? nothing;
  const reachable = ready?.total ?? 0;
  const screenful = Math.max(1, Math.ceil((room.height - rowsBefore * HEADER_HEIGHT) / rowHeight));
  const shown = state.status === 'loading' ? screenful : reachable;
  const commands = useGridCommands({
    engine,
    model,
    total: reachable,
    rowAt,
    rowId,
    selection,
    onSelectionChange: props.onSelectionChange,
    onRowAction: props.onRowAction,
    onRowMenu: props.onRowMenu,
  });

  useLayoutEffect(() => {
    engine.update({
      total: shown,
      reachable,
      rowAt,
      rowHeight,
      rowsBefore,
      accessors: model.accessors,
      columns: model.placed,
      isSelected: (row) => isSelected(selection, rowId(row)),
      onRangeNeeded: ready?.onRangeNeeded ?? nothing,
    });
  });
  useLayoutEffect(() => engine.toTop(), [engine, viewKey]);

  const check = headerCheck(selection, reachable);
  const header = useMemo(
    () => (compact.active ? null : <DataGridHeader model={model} sort={sort} check={check} />),
    [compact.active, model, sort, check],
  );
  const body = useMemo(
    () => (
      <DataGridBody
        id={id}
        engine={engine}
        columns={model.rowColumns}
        compactIcon={compact.icon}
        height={shown * rowHeight}
      />
    ),
    [id, engine, model.rowColumns, compact.icon, shown, rowHeight],
  );
  const rows = room.height > 0 ? pageSize(room.height) : undefined;
  useEffect(() => {
    if (rows !== undefined) onPageSizeChange?.(rows);
  }, [rows, onPageSizeChange]);

  return (
    <div className={styles.frame}>
      {props.toolbar === undefined ? null : <div className={styles.toolbar}>{props.toolbar}</div>}
      {props.actions === undefined ? null : <div className={styles.actions}>{props.actions}</div>}
      <div className={styles.stage}>
        <div
          {...commands}
          ref={attach}
          role="grid"
          aria-label={label}
          aria-multiselectable={selectable || undefined}
          aria-rowcount={state.status === 'loading' ? -1 : reachable + rowsBefore}
          aria-colcount={model.placed.length}
          aria-busy={state.status === 'loading' || ready?.refetching === true || undefined}
          tabIndex={-1}
          className={styles.scroller}
          style={assignInlineVars({
            [styles.columnWidths]: model.placed.map((place) => `${place.width}px`).join(' '),
            [styles.rowWidth]: `${model.width}px`,
            [styles.rowHeight]: `${rowHeight}px`,
          })}
        >
          {header}
          {body}
        </div>
        {ready?.refetching === true ? <div className={styles.refetching} /> : null}
        <DataGridPlace state={state} empty={props.empty} failed={props.failed} />
      </div>
      <DataGridFooter state={state} selection={selection} noun={noun} content={props.footer} />
      <VisuallyHidden>
        <span role="status">
          {ready === undefined ? null : selectionAnnouncement(selection, ready.total)}
        </span>
        <span role="status">{sortAnnouncement(sort, props.columns)}</span>
        <span role="status">{state.status === 'loading' ? dataGridMessages.loading : null}</span>
      </VisuallyHidden>
    </div>
  );
}
