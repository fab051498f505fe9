import { useId } from 'react';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.js';
import * as styles from './DataGrid.css.js';
import { dataGridMessages, sortPlace } from '../dataGrid.messages.js';
import type { GridSort } from '../dataGrid.types.js';
import { DataGridResizer } from '../columns/DataGridResizer.js';
import { insetOf } from '../columns/insetOf.js';
import { TICK } from '../engine/rowTemplate.js';
import type { HeaderCheck } from '../selection/selection.js';
import { isPinEdge } from '../columns/pinnedColumns.js';
import { useColumnDrag } from '../columns/useColumnDrag.js';
import { type ColumnPlace, SELECT_COLUMN } from '../columns/placeColumns.js';
import type { ColumnModel } from '../columns/useColumnModel.js';

interface DataGridHeaderProps<Row> {
  model: ColumnModel<Row>;
  sort: readonly GridSort[];
  check: HeaderCheck;
  /** Undefined where columns stay where they are, and as wide. */
  onMove: ((from: number, to: number) => void) | undefined;
  /** A column was dragged: the click that follows is none. */
  onDragEnd: () => void;
}

const checked = { none: 'false', some: 'mixed', all: 'true' } as const;

/** The sticky header: names, order, the checkbox of all rows, handles to resize; names can be dragged. */
export function DataGridHeader<Row>({ model, sort, check, onMove, onDragEnd }: DataGridHeaderProps<Row>) {
  const drag = useColumnDrag(onMove, onDragEnd);
  return (
    <div role="rowgroup" className={styles.head}>
      <div
        role="row"
        aria-rowindex={1}
        data-grid-header=""
        className={styles.headRow}
        onPointerDown={drag.onPointerDown}
      >
        {model.placed.map((place, index) => {
          const head = { place, index, edge: isPinEdge(model.placed, index) };
          return place.column === undefined ? (
            <FixedHead key={place.id} {...head} check={check} />
          ) : (
            <ColumnHead
              key={place.id}
              {...head}
              column={place.column}
              sort={sort}
              drop={drag.to === index ? (drag.from < index ? 'after' : 'before') : undefined}
              onResize={onMove === undefined ? undefined : (width) => model.resize(place.id, width)}
            />
          );
        })}
      </div>
    </div>
  );
}

interface HeadProps<Row> {
  place: ColumnPlace<Row>;
  index: number;
  /** Whether it is pinned beside a column that scrolls. */
  edge: boolean;
}

/** The head of the checkboxes, and of the menu buttons. */
function FixedHead<Row>({ place, index, edge, check }: HeadProps<Row> & { check: HeaderCheck }) {
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      data-pin={place.pin}
      data-edge={edge ? '' : undefined}
      data-grid-fixed=""
      className={styles.selectCell}
      style={insetOf(place.pin, index)}
    >
      {place.id === SELECT_COLUMN ? (
        <span
          role="checkbox"
          aria-checked={checked[check]}
          aria-label={dataGridMessages.selectAll}
          data-grid-target=""
          className={styles.checkbox}
        >
          {check === 'none' ? null : <CheckMark some={check === 'some'} />}
        </span>
      ) : (
        <VisuallyHidden>{dataGridMessages.rowMenu}</VisuallyHidden>
      )}
    </div>
  );
}

/** A tick, or a bar for "some"; it takes the colour of the box and shows once that has one. */
function CheckMark({ some }: { some: boolean }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width={12}
      height={12}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      aria-hidden="true"
    >
      <path d={some ? 'M2 6h8' : TICK} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

interface ColumnHeadProps<Row> extends HeadProps<Row> {
  column: NonNullable<ColumnPlace<Row>['column']>;
  sort: readonly GridSort[];
  /** The side on which a dragged column would be dropped. */
  drop: 'before' | 'after' | undefined;
  onResize: ((width: number) => void) | undefined;
}

function ColumnHead<Row>({ place, index, edge, column, sort, drop, onResize }: ColumnHeadProps<Row>) {
  const order = sort.findIndex((entry) => entry.id === place.id);
  const direction = sort[order]?.direction;
  const id = useId();
  const priority =
    direction === undefined || sort.length === 1 ? undefined : sortPlace(order + 1, sort.length, direction);
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      // One column at a time may have it; of the others a description says it.
      aria-sort={order === 0 ? direction : column.sortable === true ? 'none' : undefined}
      aria-describedby={priority === undefined ? undefined : id}
      data-sortable={column.sortable === true ? '' : undefined}
      data-align={column.align}
      data-sorted={direction}
      data-pin={place.pin}
      data-edge={edge ? '' : undefined}
      data-drop={drop}
      className={styles.headCell}
      style={insetOf(place.pin, index)}
    >
      {column.headerIcon === undefined ? (
        <span className={styles.headText}>{column.header}</span>
      ) : (
        <VisuallyHidden>{column.header}</VisuallyHidden>
      )}
      {column.headerIcon}
      {direction === undefined ? null : (
        <SortMark direction={direction} place={sort.length > 1 ? order + 1 : undefined} />
      )}
      {priority === undefined ? null : (
        <span id={id} hidden>
          {priority}
        </span>
      )}
      {column.resizable === false || onResize === undefined ? null : (
        <DataGridResizer width={place.width} onResize={onResize} />
      )}
    </div>
  );
}

/** 2.2 px where the box of 24 in which the arrows are drawn is shown at 14. */
const ARROW_STROKE = (2.2 * 24) / 14;

/** The arrows of Lucide, line by line. */
const arrows = {
  ascending: ['m5 12 7-7 7 7', 'M12 19V5'],
  descending: ['M12 5v14', 'm19 12-7 7-7-7'],
} as const;

interface SortMarkProps {
  direction: GridSort['direction'];
  /** Which weighs first, second …; only where several columns are sorted by. */
  place: number | undefined;
}

function SortMark({ direction, place }: SortMarkProps) {
  return (
    <span className={styles.sortMark} aria-hidden="true">
      <svg
        viewBox="0 0 24 24"
        width={14}
        height={14}
        fill="none"
        stroke="currentColor"
        strokeWidth={ARROW_STROKE}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {arrows[direction].map((line) => (
          <path key={line} d={line} />
        ))}
      </svg>
      {place}
    </span>
  );
}
