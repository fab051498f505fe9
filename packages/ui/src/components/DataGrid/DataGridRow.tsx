import { type ReactNode, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './DataGrid.css.js';
import { dataGridMessages } from './dataGrid.messages.js';
import type { CompactRow } from './dataGrid.types.js';
import type { RowSlot } from './rowSlot.js';
import { type RowColumn, SELECT_COLUMN } from './useColumnModel.js';

interface DataGridRowProps<Row> {
  id: string;
  slot: RowSlot<Row>;
  columns: readonly RowColumn<Row>[];
  compactIcon: ((row: Row) => ReactNode) | undefined;
}

/** The element of one row slot. Its position, texts and states are the slot's own work. */
export function DataGridRow<Row>({ id, slot, columns, compactIcon }: DataGridRowProps<Row>) {
  const { attach } = slot;
  return (
    <div ref={attach} id={id} role="row" className={styles.row} hidden>
      {columns.map(({ id: columnId, column }, place) =>
        columnId === SELECT_COLUMN || column === undefined ? (
          <div key={columnId} role="gridcell" aria-colindex={place + 1} className={styles.selectCell}>
            <span
              role="checkbox"
              aria-checked="false"
              aria-label={dataGridMessages.selectRow}
              aria-labelledby={`${id}-select ${id}-name`}
              id={`${id}-select`}
              data-grid-target=""
              className={styles.checkbox}
            >
              <CheckMark />
            </span>
            {compactIcon === undefined ? null : (
              <span className={styles.compactIcon} aria-hidden="true">
                <Drawn slot={slot} draw={compactIcon} />
              </span>
            )}
          </div>
        ) : (
          <div
            key={columnId}
            id={column.rowHeader === true ? `${id}-name` : undefined}
            role={column.rowHeader === true ? 'rowheader' : 'gridcell'}
            aria-colindex={place + 1}
            data-text={column.cell === undefined ? '' : undefined}
            data-align={column.align}
            data-strong={column.rowHeader === true ? '' : undefined}
            className={styles.cell}
          >
            {column.cell === undefined ? null : (
              <Drawn
                slot={slot}
                draw={column.cell}
                waiting={column.rowHeader === true ? <Waiting /> : undefined}
              />
            )}
          </div>
        ),
      )}
    </div>
  );
}

/** A tick, or a bar for "some"; it takes the colour of the box and shows once that has one. */
export function CheckMark({ some = false }: { some?: boolean }) {
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
      <path d={some ? 'M2 6h8' : 'M2.2 6.3 4.9 8.9 9.8 3.3'} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

interface DrawnProps<Row> {
  slot: RowSlot<Row>;
  draw: (row: Row) => ReactNode;
  /** While the row is not here. */
  waiting?: ReactNode;
}

function Waiting() {
  return <VisuallyHidden>{dataGridMessages.loading}</VisuallyHidden>;
}

/** A cell's content by React; drawn again when the slot shows another row, and only then. */
function Drawn<Row>({ slot, draw, waiting = null }: DrawnProps<Row>) {
  const row = useSyncExternalStore(slot.subscribe, slot.getRow, slot.getRow);
  return row === undefined ? waiting : draw(row);
}

interface CompactContentProps {
  row: CompactRow;
  menu: boolean;
}

/** The list form of a row: title, and below it a pill and a date. */
export function CompactContent({ row, menu }: CompactContentProps) {
  return (
    <span className={styles.compact}>
      <span className={styles.compactText}>
        <span className={styles.compactTitle}>{row.title}</span>
        <span className={styles.compactLine}>
          <span className={styles.compactMeta}>{row.meta}</span>
          <span className={styles.compactEnd}>{row.end}</span>
        </span>
      </span>
      {menu ? <span className={styles.compactMenu} data-grid-menu="" aria-hidden="true" /> : null}
    </span>
  );
}
