import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDensity } from '../../theme/density.js';
import { useCoarsePointer } from '../../theme/useCoarsePointer.js';
import { useThemeWarning } from '../../theme/useThemeWarning.js';
import { useKeptFocus } from '../focus/useKeptFocus.js';
import type { MenuEntry } from '../Menu/menuItems.js';
import { moveColumn, NO_SETTINGS } from './columns/columnSettings.js';
import * as styles from './view/DataGrid.css.js';
import {
  columnMoved,
  columnSized,
  dataGridMessages,
  rowCount,
  selectionAnnouncement,
  sortAnnouncement,
} from './dataGrid.messages.js';
import type {
  ColumnSettings,
  CompactRow,
  DataGridColumn,
  DataGridState,
  DraggedRows,
  GridDensity,
  GridSort,
  MenuPoint,
  RowNoun,
} from './dataGrid.types.js';
import { DataGridFooter } from './view/DataGridFooter.js';
import { DataGridMenu, type OpenMenu } from './view/DataGridMenu.js';
import { DataGridPlaceholder } from './view/DataGridPlaceholder.js';
import { DataGridSurface } from './view/DataGridSurface.js';
import { GridParts } from './engine/gridParts.js';
import {
  EMPTY_SELECTION,
  type GridSelection,
  headerCheck,
  isNothing,
  isSelected,
  type RowId,
} from './selection/selection.js';
import { useSpokenChanges } from './view/useSpokenChanges.js';
import { warnOfHeight } from './view/warnOfHeight.js';

export interface DataGridProps<Row, Id extends RowId = number> {
  /** Accessible name of the grid: "Documents". */
  label: string;
  /** Columns of the grid. Keep the array stable: a new array renders every row again. */
  columns: readonly DataGridColumn<Row>[];
  /** State of the rows: exactly one of loading, failed and ready. */
  state: DataGridState<Row>;
  /** Returns the id of a row, independent of its position: a number, or a string such as a UUID. */
  rowId: (row: Row) => Id;
  /** Selected rows; store the selection and pass it back. */
  selection?: GridSelection<Id> | undefined;
  /**
   * Number of selected rows that the list does not contain, such as after another search.
   * @default 0
   */
  hiddenSelected?: number | undefined;
  /** Called with the new selection. If omitted, rows cannot be selected and have no checkboxes. */
  onSelectionChange?: ((selection: GridSelection<Id>) => void) | undefined;
  /**
   * Returns the ids of a range of rows, loaded or not, for a selection across pages. If omitted, a range selects
   * only the loaded rows, and the grid announces that.
   */
  idsBetween?: ((first: number, last: number) => Promise<readonly Id[]>) | undefined;
  /** Sort order of the rows; the caller sorts them. */
  sort?: readonly GridSort[] | undefined;
  /** Called with the new sort order on a header press. Shift adds a column, reverses it, then removes it. */
  onSortChange?: ((sort: GridSort[]) => void) | undefined;
  /** The user's changes to the columns, as plain data to store. */
  columnSettings?: ColumnSettings | undefined;
  /** Called with the new column settings. If omitted, columns cannot be resized, moved, pinned or hidden. */
  onColumnSettingsChange?: ((settings: ColumnSettings) => void) | undefined;
  /** Called with the row on Enter or a double click. */
  onRowAction?: ((row: Row) => void) | undefined;
  /**
   * Called when a row is dragged with the mouse, to drop it elsewhere on the page, such as on a `FilterTree`. Returns
   * what is dragged: all selected rows if this row is among them. Offer the same action without dragging.
   */
  onRowDragStart?: ((row: Row) => DraggedRows) | undefined;
  /**
   * Returns the menu of a row when it opens: by the button at the end of each row, a right click, a long press or
   * Shift F10. If omitted, rows have neither menu nor button.
   */
  rowMenu?: ((row: Row) => readonly MenuEntry[]) | undefined;
  /** Returns the name of a row, for its menu and for search by typing. Defaults to the text of the `rowHeader` column. */
  rowName?: ((row: Row) => string) | undefined;
  /** Called with the number of rows to request at once, which depends on the height of the grid. */
  onPageSizeChange?: ((rows: number) => void) | undefined;
  /** Identity of the view. A new value (another search, order or filter) scrolls to the top. */
  viewKey?: string | undefined;
  /**
   * Row height: 33 px or 44 px.
   * @default 'comfortable' on touch screens, otherwise the density of the theme
   */
  density?: GridDensity | undefined;
  /** Returns the list form of a row for containers under 640 px. Keep the function stable. */
  renderCompact?: ((row: Row) => CompactRow) | undefined;
  /** Toolbar above the grid, 48 px high: search, columns, the primary action. */
  toolbar?: ReactNode;
  /** Actions on the selection, 40 px high, below the toolbar. */
  actions?: ReactNode;
  /** Footer content in place of the counts. */
  footer?: ReactNode;
  /** Empty state in place of 'No Results Found'. */
  empty?: ReactNode;
  /** Error state in place of 'An error has occurred'. */
  failed?: ReactNode;
  /**
   * Nouns for the rows, in counts.
   * @default { one: 'row', many: 'rows' }
   */
  noun?: RowNoun | undefined;
}

const NO_SORT: readonly GridSort[] = [];
const ROWS: RowNoun = { one: 'row', many: 'rows' };
const messages = { notLoaded: dataGridMessages.notLoaded, moved: columnMoved, sized: columnSized };

function nothing(): undefined {
  return undefined;
}

/** Renders a grid for lists of any length: it reads rows by index and renders only those in view. */
export function DataGrid<Row, Id extends RowId>(props: DataGridProps<Row, Id>) {
  useThemeWarning();
  const { label, columns, state, rowId, noun = ROWS, selection = EMPTY_SELECTION, sort = NO_SORT } = props;
  const { columnSettings: settings = NO_SETTINGS, viewKey, renderCompact, hiddenSelected = 0 } = props;
  const ambient = useDensity();
  const touch = useCoarsePointer();
  const { density = touch ? 'comfortable' : ambient } = props;
  const { onColumnSettingsChange, onSortChange, rowMenu } = props;
  const [parts] = useState(() => new GridParts<Row, Id>(messages, selection));
  const frame = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  // A page may be without a shell, which would look after it.
  useKeptFocus(frame);

  const ready = state.status === 'ready' ? state : undefined;
  const { total = 0, rowAt = nothing, onRangeNeeded, refetching = false } = ready ?? {};
  const { status } = state;
  const say = useSpokenChanges({
    loading: status === 'loading' ? dataGridMessages.loading : '',
    total: ready === undefined ? '' : rowCount(total, noun),
    sort: sortAnnouncement(sort, columns),
    // The total is unknown while rows are loading.
    selection:
      ready === undefined && !isNothing(selection)
        ? ''
        : selectionAnnouncement(selection, total, hiddenSelected),
  });

  const namingText = columns.find((column) => column.rowHeader === true)?.text;
  const rowName = props.rowName ?? namingText;
  const hasMenu = rowMenu !== undefined;
  const hasColumnMenu = onColumnSettingsChange !== undefined || onSortChange !== undefined;

  function openRowMenu(row: Row, at: MenuPoint): void {
    if (rowMenu !== undefined)
      setMenu({ label: rowName?.(row) ?? dataGridMessages.rowMenu, items: rowMenu(row), at });
  }

  function openColumnMenu(id: string, at: MenuPoint): void {
    const column = columns.find((each) => each.id === id);
    if (column === undefined) return;
    const items = {
      column,
      columns,
      shown: parts.commands.placed,
      settings,
      sort,
      onSettingsChange: onColumnSettingsChange,
      onSortChange,
    };
    setMenu({ label: column.header, items, at });
  }

  useLayoutEffect(() => {
    parts.update({
      total,
      rowAt,
      rowId,
      selection,
      onSelectionChange: props.onSelectionChange,
      idsBetween: props.idsBetween,
      onRowAction: props.onRowAction,
      onRowDragStart: props.onRowDragStart,
      openRowMenu: hasMenu ? openRowMenu : undefined,
      openColumnMenu: hasColumnMenu ? openColumnMenu : undefined,
      moveColumn:
        onColumnSettingsChange === undefined
          ? undefined
          : (id, to) => onColumnSettingsChange(moveColumn(columns, settings, id, to)),
      rowName,
      say,
      onSortChange,
      onColumnSettingsChange,
      onPageSizeChange: props.onPageSizeChange,
    });
    parts.engine.select((row) => isSelected(selection, rowId(row)));
  });

  useEffect(() => {
    if (frame.current !== null) warnOfHeight(frame.current);
  }, []);

  const check = headerCheck(selection, total);
  const selectable = props.onSelectionChange !== undefined;
  const movable = onColumnSettingsChange !== undefined;
  const surface = useMemo(
    () => (
      <DataGridSurface
        {...parts.forSurface}
        label={label}
        columns={columns}
        status={status}
        total={total}
        rowAt={rowAt}
        onRangeNeeded={onRangeNeeded}
        refetching={refetching}
        settings={settings}
        sort={sort}
        density={density}
        selectable={selectable}
        movable={movable}
        check={check}
        hasMenu={hasMenu}
        viewKey={viewKey}
        renderCompact={renderCompact}
      />
    ),
    [
      parts,
      label,
      columns,
      status,
      total,
      rowAt,
      onRangeNeeded,
      refetching,
      settings,
      sort,
      density,
      selectable,
      movable,
      check,
      hasMenu,
      viewKey,
      renderCompact,
    ],
  );

  return (
    <div ref={frame} className={styles.frame}>
      {props.toolbar === undefined ? null : <div className={styles.toolbar}>{props.toolbar}</div>}
      {props.actions === undefined ? null : <div className={styles.actions}>{props.actions}</div>}
      <div className={styles.stage}>
        {surface}
        {refetching ? <div className={styles.refetching} /> : null}
        <DataGridPlaceholder state={state} empty={props.empty} failed={props.failed} />
      </div>
      <DataGridFooter
        status={status}
        total={total}
        selection={parts.shownSelection}
        hidden={hiddenSelected}
        noun={noun}
        content={props.footer}
      />
      {hasMenu || hasColumnMenu ? (
        <DataGridMenu open={menu} ready={state.status === 'ready'} onClose={() => setMenu(null)} />
      ) : null}
    </div>
  );
}
