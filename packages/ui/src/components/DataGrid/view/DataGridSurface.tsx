import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { variableName } from '../../../theme/styleVariables.js';
import { NO_SETTINGS } from '../columns/columnSettings.js';
import * as styles from './DataGrid.css.js';
import type {
  ColumnSettings,
  CompactRow,
  DataGridColumn,
  DataGridState,
  GridDensity,
  GridSort,
} from '../dataGrid.types.js';
import { lazyComponent } from '../../lazyComponent/lazyComponent.js';
import { DataGridBody } from './DataGridBody.js';
import { DataGridHeader } from './DataGridHeader.js';
import type { GridCommands } from '../selection/gridCommands.js';
import { type GridEngine, type GridRoom, NO_ROOM } from '../engine/gridEngine.js';
import type { GridPointer } from '../selection/gridPointer.js';
import type { RowDrag } from '../selection/rowDrag.js';
import {
  COMFORTABLE_ROW_HEIGHT,
  COMPACT_ROW_HEIGHT,
  HEADER_HEIGHT,
  pageRows,
  pageSize,
  ROW_HEIGHT,
} from '../engine/pageSize.js';
import { boxHeight } from '../engine/tallList.js';
import type { HeaderCheck, RowId } from '../selection/selection.js';
import { SELECT_WIDTH } from '../columns/placeColumns.js';
import { useColumnModel } from '../columns/useColumnModel.js';
import { useCompactColumns } from '../columns/useCompactColumns.js';

export interface DataGridSurfaceProps<Row, Id extends RowId> {
  engine: GridEngine<Row>;
  commands: GridCommands<Row, Id>;
  pointer: GridPointer<Row, Id>;
  drag: RowDrag<Row, Id>;
  label: string;
  columns: readonly DataGridColumn<Row>[];
  status: DataGridState<Row>['status'];
  total: number;
  rowAt: (index: number) => Row | undefined;
  onRangeNeeded: ((first: number, last: number) => void) | undefined;
  refetching: boolean;
  settings: ColumnSettings;
  sort: readonly GridSort[];
  sortLimit: number;
  density: GridDensity;
  selectable: boolean;
  movable: boolean;
  check: HeaderCheck;
  hasMenu: boolean;
  viewKey: string | undefined;
  opensAt: number;
  renderCompact: ((row: Row) => CompactRow) | undefined;
  onSortChange: (sort: GridSort[]) => void;
  onSettingsChange: (settings: ColumnSettings) => void;
  onPageSizeChange: (rows: number) => void;
  onLeave: (row: number) => void;
  /** Called with the columns as they are rendered; null in the list form. */
  onColumnsShown: (ids: readonly string[] | null) => void;
}

function nothing(): null {
  return null;
}

/** Rows in sight are asked for without it, so that nothing waits for it, nor fails where it cannot be loaded. */
const DataGridPages = lazyComponent(async () => (await import('./DataGridPages.js')).DataGridPages, nothing);

/** Room of what a server writes: it has none, but the header. */
const ROOM_OF_SERVER: GridRoom = { ...NO_ROOM };

/**
 * The room there is; undefined until it was measured. Nothing of the grid is drawn before, as all of it would be laid
 * out twice.
 */
function useRoom<Row>({ attach, subscribeRoom, getRoom }: GridEngine<Row>) {
  const room = useSyncExternalStore(subscribeRoom, getRoom, () => ROOM_OF_SERVER);
  const [isMeasured, setMeasured] = useState(false);
  const measure = useCallback(
    (root: HTMLElement | null) => {
      const stop = attach(root);
      // Drawn before the browser paints, as it comes while React commits.
      setMeasured(true);
      return stop;
    },
    [attach],
  );
  return { measure, room: isMeasured || room === ROOM_OF_SERVER ? room : undefined };
}

/** The scrolling part: header and rows. It doesn’t rerender when the selection changes. */
export function DataGridSurface<Row, Id extends RowId>(props: DataGridSurfaceProps<Row, Id>) {
  const { engine, commands, pointer, drag, settings, sort, viewKey, opensAt, check, selectable, movable } =
    props;
  const { status, total, rowAt, onRangeNeeded = nothing } = props;
  const { onPageSizeChange, onColumnsShown, onLeave } = props;
  const id = useId();
  const { measure, room: measured } = useRoom(engine);
  const room = measured ?? NO_ROOM;
  const isMeasured = measured !== undefined;
  const compact = useCompactColumns({
    narrow: room.compact,
    columns: props.columns,
    renderCompact: props.renderCompact,
    selectable,
    hasMenu: props.hasMenu,
  });
  const rowHeight = compact.active
    ? COMPACT_ROW_HEIGHT
    : props.density === 'comfortable'
      ? COMFORTABLE_ROW_HEIGHT
      : ROW_HEIGHT;
  const rowsBefore = compact.active ? 0 : 1;
  const model = useColumnModel({
    columns: compact.columns,
    settings: compact.active ? NO_SETTINGS : settings,
    sort,
    sortLimit: props.sortLimit,
    selectWidth: selectable ? (compact.active ? 48 : SELECT_WIDTH) : undefined,
    hasMenuButton: props.hasMenu,
    available: room.width,
    onSortChange: props.onSortChange,
    onSettingsChange: props.onSettingsChange,
  });

  // Before the first rows nothing is shown for a second; later the page keeps the old ones for as long as it wants.
  const [isOpening, setOpening] = useState(true);
  if (isOpening && status !== 'loading') setOpening(false);

  const screenful = Math.max(1, Math.ceil((room.height - rowsBefore * HEADER_HEIGHT) / rowHeight));
  const shown = status === 'loading' ? screenful : total;
  const page = pageRows(room.height);

  useLayoutEffect(() => {
    if (!isMeasured) return;
    commands.updateColumns(model);
    engine.update({
      total: shown,
      reachable: total,
      rowAt,
      idOf: commands.idOf,
      rowHeight,
      rowsBefore,
      pageRows: page,
      rowColumns: model.rowColumns,
      columns: model.placed,
      onRangeNeeded,
    });
  });
  useLayoutEffect(() => {
    engine.openAt(opensAt);
    const leave = (): void => onLeave(engine.window.firstRow);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      // Before the rows of another view are there.
      leave();
    };
  }, [engine, viewKey, opensAt, onLeave]);
  useLayoutEffect(() => {
    if (isMeasured) onColumnsShown(compact.active ? null : model.placed.map((place) => place.id));
  }, [isMeasured, compact.active, model.placed, onColumnsShown]);

  const header = useMemo(
    () =>
      compact.active ? null : (
        <DataGridHeader
          model={model}
          sort={sort}
          check={check}
          onMove={movable ? (from, to) => commands.moveColumn(from, to) : undefined}
          onDragEnd={() => pointer.swallowClick()}
        />
      ),
    [compact.active, model, sort, check, movable, commands, pointer],
  );
  const body = useMemo(
    () => (
      <DataGridBody
        id={id}
        engine={engine}
        columns={model.rowColumns}
        leading={compact.leading}
        height={boxHeight(shown * rowHeight)}
      />
    ),
    [id, engine, model.rowColumns, compact.leading, shown, rowHeight],
  );
  const rows = room.height > 0 ? pageSize(room.height) : undefined;
  useEffect(() => {
    if (rows !== undefined) onPageSizeChange(rows);
  }, [rows, onPageSizeChange]);

  return (
    <div
      ref={measure}
      role="grid"
      aria-label={props.label}
      aria-multiselectable={selectable || undefined}
      aria-rowcount={status === 'loading' ? -1 : total + rowsBefore}
      aria-colcount={model.placed.length}
      aria-busy={status === 'loading' || props.refetching || undefined}
      tabIndex={-1}
      className={styles.scroller}
      data-opening={isOpening || undefined}
      data-pins={model.placed.some(({ pin }) => pin !== undefined) ? '' : undefined}
      style={{
        [variableName(styles.columnWidths)]: model.placed.map((place) => `${place.width}px`).join(' '),
        [variableName(styles.rowWidth)]: `${model.width}px`,
        [variableName(styles.rowHeight)]: `${rowHeight}px`,
        ...insets(model.placed),
      }}
      onKeyDownCapture={pointer.onKeyDownCapture}
      onKeyDown={commands.onKeyDown}
      onBlur={pointer.onBlur}
      onClick={pointer.onClick}
      onDoubleClick={pointer.onDoubleClick}
      onContextMenu={pointer.onContextMenu}
      onMouseDown={pointer.onMouseDown}
      onPointerOver={pointer.onPointerOver}
      onPointerDown={pointer.onPointerDown}
      onPointerDownCapture={drag.onPointerDown}
      onDragStart={drag.onDragStart}
      onPointerMove={pointer.onPointerMove}
      onPointerUp={pointer.letGo}
      onPointerCancel={pointer.letGo}
    >
      {isMeasured ? header : null}
      {isMeasured ? body : null}
      {onRangeNeeded !== nothing && room.height > 0 && total > screenful ? (
        <DataGridPages scroll={engine.window} total={total} rowHeight={rowHeight} pageRows={page} />
      ) : null}
    </div>
  );
}

/** Where pinned columns stick, as variables, so that resizing one draws no row again. */
function insets(placed: readonly { pin: unknown; inset: number }[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [place, { pin, inset }] of placed.entries()) {
    if (pin !== undefined) found[`--cs-grid-inset-${place}`] = `${inset}px`;
  }
  return found;
}
