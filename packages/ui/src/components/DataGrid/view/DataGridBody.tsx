import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './DataGrid.css.js';
import { DataGridCell, Waiting } from './DataGridCell.js';
import type { GridEngine } from '../engine/gridEngine.js';
import type { RowSlot } from '../engine/rowSlot.js';
import { type RowColumn, SELECT_COLUMN } from '../columns/placeColumns.js';

interface DataGridBodyProps<Row> {
  id: string;
  engine: GridEngine<Row>;
  columns: readonly RowColumn<Row>[];
  /** Of the list form, drawn beside the checkbox. */
  leading: ((row: Row) => ReactNode) | undefined;
  /** Height of all rows together, in pixels. */
  height: number;
}

/** Renders the rows. Their text is written outside React, which renders the richer cells. */
export function DataGridBody<Row>({ id, engine, columns, leading, height }: DataGridBodyProps<Row>) {
  const { attachBody } = engine;
  const isRich = leading !== undefined || columns.some(({ column }) => column?.cell !== undefined);
  return (
    <>
      <div
        role={height > 0 ? 'rowgroup' : undefined}
        id={id}
        ref={attachBody}
        className={styles.body}
        style={{ height }}
      />
      {isRich ? <RichCells engine={engine} columns={columns} leading={leading} /> : null}
    </>
  );
}

/** What React draws, each in its cell of a row. */
function RichCells<Row>({
  engine,
  columns,
  leading,
}: Pick<DataGridBodyProps<Row>, 'engine' | 'columns' | 'leading'>) {
  const slots = useSyncExternalStore(engine.pool.subscribe, engine.pool.getSlots, engine.pool.getSlots);
  return slots.map((slot) =>
    columns.map((column, place) => (
      <RichCell
        key={`${slot.element.id} ${column.id}`}
        slot={slot}
        of={column}
        place={place}
        leading={leading}
      />
    )),
  );
}

interface RichCellProps<Row> {
  slot: RowSlot<Row>;
  of: RowColumn<Row>;
  place: number;
  leading: ((row: Row) => ReactNode) | undefined;
}

function RichCell<Row>({ slot, of: { id, column }, place, leading }: RichCellProps<Row>) {
  const cell = slot.cells[place];
  if (cell === undefined) return null;
  if (id === SELECT_COLUMN && leading !== undefined) {
    return createPortal(<DataGridCell slot={slot} draw={leading} />, cell);
  }
  if (column?.cell === undefined) return null;
  const waiting = column.rowHeader === true ? <Waiting /> : undefined;
  return createPortal(<DataGridCell slot={slot} draw={column.cell} waiting={waiting} />, cell);
}
