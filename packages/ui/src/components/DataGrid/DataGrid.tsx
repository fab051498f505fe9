import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useDensity } from '../../theme/density.js';
import { useCoarsePointer } from '../../theme/useCoarsePointer.js';
import { useThemeWarning } from '../../theme/useThemeWarning.js';
import { useKeptFocus } from '../focus/useKeptFocus.js';
import { whenUsed } from '../lazyComponent/whenUsed.js';
import type { MenuEntry } from '../Menu/menuItems.js';
import { preloadColumnTable } from './columns/columnChanges.js';
import { moveColumn, NO_SETTINGS } from './columns/columnSettings.js';
import { ShownColumnsContext } from './columns/shownColumns.js';
import * as styles from './view/DataGrid.css.js';
import type {
  ColumnSettings,
  CompactRow,
  DataGridColumn,
  DataGridState,
  DraggedRows,
  GridDensity,
  GridSort,
  RowNoun,
} from './dataGrid.types.js';
import { DataGridFooter } from './view/DataGridFooter.js';
import { DataGridMenu } from './view/DataGridMenu.js';
import { DataGridPlaceholder } from './view/DataGridPlaceholder.js';
import { DataGridSurface } from './view/DataGridSurface.js';
import { useGridParts, useUpdatedParts } from './engine/useGridParts.js';
import { EMPTY_SELECTION, type GridSelection, headerCheck, type RowId } from './selection/selection.js';
import { useGridMenu } from './view/useGridMenu.js';
import { useGridSpeech } from './view/useGridSpeech.js';
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
  /**
   * Called with the new selection. `pressed` is true if a press on a row selected it instead of all others, as to open its
   * details; ticks, keys and ranges leave it out. If omitted, rows cannot be selected and have no checkboxes.
   */
  onSelectionChange?: ((selection: GridSelection<Id>, pressed?: boolean) => void) | undefined;
  /**
   * Returns the ids of a range of rows, loaded or not, for a selection across pages. Until it answers, the range is
   * shown as pending; if it fails, the grid says so and keeps the selection. If omitted, a range selects only the
   * loaded rows, and the grid announces that.
   */
  idsBetween?: ((first: number, last: number) => Promise<readonly Id[]>) | undefined;
  /**
   * Most rows that a range can have, if `idsBetween` can only answer so many. A longer one is refused with a sentence.
   * @default Infinity
   */
  rangeLimit?: number | undefined;
  /** Sort order of the rows; the caller sorts them. */
  sort?: readonly GridSort[] | undefined;
  /** Called with the new sort order on a header press. Shift adds a column, reverses it, then removes it. */
  onSortChange?: ((sort: GridSort[]) => void) | undefined;
  /**
   * Most columns in the sort order: with 1, Shift adds none.
   * @default Infinity
   */
  sortLimit?: number | undefined;
  /** The user's changes to the columns, as plain data to store. */
  columnSettings?: ColumnSettings | undefined;
  /** Called with the new column settings. If omitted, columns cannot be resized, moved, pinned or hidden. */
  onColumnSettingsChange?: ((settings: ColumnSettings) => void) | undefined;
  /** Called with the row on Enter, a double click, or a tap while no row is picked. */
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
  /** Identity of the view. A new value (another search, order or filter) scrolls to the row that the view opens at. */
  viewKey?: string | undefined;
  /**
   * Index of the row that the view opens at, as `onLeave` told it: the list is where the user left it.
   * @default 0
   */
  opensAt?: number | undefined;
  /** Called with the index of the first visible row when the view changes, the grid is removed, or the page is left. */
  onLeave?: ((row: number) => void) | undefined;
  /**
   * Row height: 33 px or 44 px.
   * @default 'comfortable' on touch screens, otherwise the density of the theme
   */
  density?: GridDensity | undefined;
  /** Says more than the text of a cell, once the pointer rests on it; otherwise words that are cut off are shown whole. */
  cellHint?: ((columnId: string, row: Row) => string | undefined) | undefined;
  /** Returns the list form of a row for containers under 640 px. Keep the function stable. */
  renderCompact?: ((row: Row) => CompactRow) | undefined;
  /** Toolbar above the grid, 48 px high: search, columns, the primary action. */
  toolbar?: ReactNode;
  /** Actions on the selection, 40 px high, below the toolbar. */
  actions?: ReactNode;
  /** Chips of what limits the rows, below the actions, which keep their place. */
  limits?: ReactNode;
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

function nothing(): undefined {
  return undefined;
}

/** Renders a grid for lists of any length: it reads rows by index and renders only those in view. */
export function DataGrid<Row, Id extends RowId>(props: DataGridProps<Row, Id>) {
  useThemeWarning();
  const { label, columns, state, rowId, noun = ROWS, selection = EMPTY_SELECTION, sort = NO_SORT } = props;
  const { columnSettings: settings = NO_SETTINGS, viewKey, opensAt = 0, renderCompact } = props;
  const { hiddenSelected = 0 } = props;
  const ambient = useDensity();
  const touch = useCoarsePointer();
  const { density = touch ? 'comfortable' : ambient } = props;
  const { onColumnSettingsChange, onSortChange, sortLimit = Infinity, rangeLimit = Infinity } = props;
  const parts = useGridParts<Row, Id>(selection);
  const frame = useRef<HTMLDivElement>(null);
  // A page may be without a shell, which would look after it.
  useKeptFocus(frame);

  const ready = state.status === 'ready' ? state : undefined;
  const { total = 0, rowAt = nothing, onRangeNeeded, refetching = false } = ready ?? {};
  const { status } = state;
  const say = useGridSpeech({ state, noun, sort, columns, selection, hidden: hiddenSelected });

  const namingText = columns.find((column) => column.rowHeader === true)?.text;
  const rowName = props.rowName ?? namingText;
  const movable = onColumnSettingsChange !== undefined;
  const menu = useGridMenu({
    ...{ columns, settings, sort, sortLimit, rowName, onSortChange },
    rowMenu: props.rowMenu,
    commands: parts.commands,
    onSettingsChange: onColumnSettingsChange,
  });
  const hasMenu = menu.openRowMenu !== undefined;

  useUpdatedParts(parts, {
    ...{ total, hidden: hiddenSelected, rowAt, rowId, rowName, selection, rangeLimit, viewKey, noun, say },
    ...{ onSortChange, onColumnSettingsChange },
    onSelectionChange: props.onSelectionChange,
    idsBetween: props.idsBetween,
    onRowAction: props.onRowAction,
    cellHint: props.cellHint,
    onRowDragStart: props.onRowDragStart,
    onPageSizeChange: props.onPageSizeChange,
    onLeave: props.onLeave,
    openRowMenu: menu.openRowMenu,
    openColumnMenu: menu.openColumnMenu,
    moveColumn: movable
      ? (id, to) => onColumnSettingsChange?.(moveColumn(columns, settings, id, to))
      : undefined,
  });

  useEffect(() => {
    if (frame.current !== null) warnOfHeight(frame.current);
  }, []);

  const sortable = ready !== undefined && onSortChange !== undefined;
  useEffect(() => (sortable ? whenUsed(preloadColumnTable) : undefined), [sortable]);

  const check = headerCheck(selection, total, hiddenSelected);
  const selectable = props.onSelectionChange !== undefined;
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
        sortLimit={sortLimit}
        density={density}
        selectable={selectable}
        movable={movable}
        check={check}
        hasMenu={hasMenu}
        viewKey={viewKey}
        opensAt={opensAt}
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
      sortLimit,
      density,
      selectable,
      movable,
      check,
      hasMenu,
      viewKey,
      opensAt,
      renderCompact,
    ],
  );

  return (
    <div ref={frame} className={styles.frame}>
      {props.toolbar === undefined ? null : (
        <ShownColumnsContext value={parts.shownColumns}>
          <div className={styles.toolbar}>{props.toolbar}</div>
        </ShownColumnsContext>
      )}
      {props.actions === undefined ? null : <div className={styles.actions}>{props.actions}</div>}
      {props.limits === undefined ? null : <div className={styles.limits}>{props.limits}</div>}
      <div className={styles.stage}>
        {surface}
        {refetching ? <div className={styles.refetching} /> : null}
        <DataGridPlaceholder state={state} empty={props.empty} failed={props.failed} />
      </div>
      <DataGridFooter
        status={status}
        total={total}
        selection={parts.shownSelection}
        range={parts.range}
        hidden={hiddenSelected}
        noun={noun}
        content={props.footer}
      />
      {hasMenu || menu.openColumnMenu !== undefined ? (
        <DataGridMenu open={menu.open} ready={ready !== undefined} onClose={menu.close} />
      ) : null}
    </div>
  );
}
