import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import * as styles from './DataGrid.css.js';
import { DataGridRow } from './DataGridRow.js';
import type { GridEngine } from './gridEngine.js';
import type { RowColumn } from './useColumnModel.js';

interface DataGridBodyProps<Row> {
  id: string;
  engine: GridEngine<Row>;
  columns: readonly RowColumn<Row>[];
  compactIcon: ((row: Row) => ReactNode) | undefined;
  /** Height of all rows together, in pixels. */
  height: number;
}

/** The rows. React draws them when their number or their columns change; scrolling is none of that. */
export function DataGridBody<Row>({ id, engine, columns, compactIcon, height }: DataGridBodyProps<Row>) {
  const { attachBody } = engine;
  const slots = useSyncExternalStore(engine.pool.subscribe, engine.pool.getSlots, engine.pool.getSlots);
  useLayoutEffect(() => engine.fill(), [engine, slots, columns]);
  return (
    <div
      role={height > 0 ? 'rowgroup' : undefined}
      ref={attachBody}
      className={styles.body}
      style={{ height }}
    >
      {slots.map((slot, number) => {
        const rowElementId = `${id}-${number}`;
        return (
          <DataGridRow
            key={rowElementId}
            id={rowElementId}
            slot={slot}
            columns={columns}
            compactIcon={compactIcon}
          />
        );
      })}
    </div>
  );
}
