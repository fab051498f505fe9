import { type PointerEvent, useRef } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './DataGrid.css.js';
import { dataGridMessages } from './dataGrid.messages.js';
import { CheckMark } from './DataGridRow.js';
import type { GridSort } from './dataGrid.types.js';
import type { HeaderCheck } from './selection.js';
import type { ColumnModel } from './useColumnModel.js';

interface DataGridHeaderProps<Row> {
  model: ColumnModel<Row>;
  sort: readonly GridSort[];
  check: HeaderCheck;
}

const checked = { none: 'false', some: 'mixed', all: 'true' } as const;

/** The sticky header: names, order, the checkbox of all rows, handles to resize. */
export function DataGridHeader<Row>({ model, sort, check }: DataGridHeaderProps<Row>) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} data-grid-header="" className={styles.headRow}>
        {model.placed.map(({ id, column, width }, place) => {
          if (column === undefined) {
            return (
              <div key={id} role="columnheader" aria-colindex={place + 1} className={styles.selectCell}>
                <span
                  role="checkbox"
                  aria-checked={checked[check]}
                  aria-label={dataGridMessages.selectAll}
                  data-grid-target=""
                  className={styles.checkbox}
                >
                  <CheckMark some={check === 'some'} />
                </span>
              </div>
            );
          }
          const order = sort.findIndex((entry) => entry.id === id);
          const direction = sort[order]?.direction;
          return (
            <div
              key={id}
              role="columnheader"
              aria-colindex={place + 1}
              aria-sort={direction ?? (column.sortable === true ? 'none' : undefined)}
              data-sortable={column.sortable === true ? '' : undefined}
              data-align={column.align}
              data-sorted={direction}
              className={styles.headCell}
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
              {column.resizable === false ? null : (
                <Resizer width={width} onResize={(next) => model.resize(id, next)} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface SortMarkProps {
  direction: GridSort['direction'];
  /** Which weighs first, second …; only where several columns are sorted by. */
  place: number | undefined;
}

function SortMark({ direction, place }: SortMarkProps) {
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <span className={styles.sortMark} aria-hidden="true">
      <Arrow size={14} strokeWidth={2.2} absoluteStrokeWidth />
      {place}
    </span>
  );
}

interface ResizerProps {
  width: number;
  onResize: (width: number) => void;
}

/** For the pointer only: the keyboard resizes with Shift and the arrows on the header. */
function Resizer({ width, onResize }: ResizerProps) {
  const start = useRef<{ x: number; width: number } | undefined>(undefined);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
  }
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (start.current !== undefined) onResize(start.current.width + event.clientX - start.current.x);
  }
  function onPointerEnd(): void {
    start.current = undefined;
  }

  return (
    <span
      className={styles.resizer}
      data-grid-resizer=""
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    />
  );
}
