import { type ReactNode, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.js';
import * as styles from './DataGrid.css.js';
import { dataGridMessages } from '../dataGrid.messages.js';
import type { CompactRow } from '../dataGrid.types.js';
import type { RowSlot } from '../engine/rowSlot.js';

interface DataGridCellProps<Row> {
  slot: RowSlot<Row>;
  draw: (row: Row) => ReactNode;
  /** While the row is not here. */
  waiting?: ReactNode;
}

/** A cell's content by React; drawn again when the slot shows another row, and only then. */
export function DataGridCell<Row>({ slot, draw, waiting = null }: DataGridCellProps<Row>) {
  const row = useSyncExternalStore(slot.subscribe, slot.getRow, slot.getRow);
  return row === undefined ? waiting : draw(row);
}

export function Waiting() {
  return <VisuallyHidden>{dataGridMessages.loading}</VisuallyHidden>;
}

/** The glyph of the list form. Without one, nothing at all is beside the checkbox, which is shown then. */
export function CompactIcon({ icon }: { icon: ReactNode }) {
  if (!icon) return null;
  return (
    <span className={styles.compactIcon} aria-hidden="true">
      {icon}
    </span>
  );
}

interface CompactContentProps {
  row: CompactRow;
  /** Whether the button of its menu follows. */
  menu: boolean;
  /** Whether it begins with the glyph: no checkbox precedes it. */
  leads: boolean;
}

/** The list form of a row: title, and below it a pill and a date. */
export function CompactContent({ row, menu, leads }: CompactContentProps) {
  return (
    <span className={styles.compact} data-ends={menu ? undefined : ''}>
      {leads ? <CompactIcon icon={row.leading} /> : null}
      <span className={styles.compactText}>
        <span className={styles.compactTitle} data-text="">
          {row.title}
        </span>
        <span className={styles.compactLine}>
          <span className={styles.compactMeta}>{row.meta}</span>
          <span className={styles.compactEnd}>{row.end}</span>
        </span>
      </span>
    </span>
  );
}
