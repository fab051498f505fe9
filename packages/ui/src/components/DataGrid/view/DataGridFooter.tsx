import type { ReactNode } from 'react';
import * as styles from './DataGrid.css.js';
import { formatCount, ofTotalSelected, rowCount } from '../dataGrid.messages.js';
import type { DataGridState, RowNoun } from '../dataGrid.types.js';
import { type GridSelection, type RowId, selectedCount } from '../selection/selection.js';

interface DataGridFooterProps<Row> {
  state: DataGridState<Row>;
  selection: GridSelection<RowId>;
  noun: RowNoun;
  /** Instead of the counts. */
  content: ReactNode;
}

/** Shows how many rows there are, or how many are selected. */
export function DataGridFooter<Row>({ state, selection, noun, content }: DataGridFooterProps<Row>) {
  return (
    <div className={styles.footer}>
      {content ?? <Counts state={state} selection={selection} noun={noun} />}
    </div>
  );
}

function Counts<Row>({ state, selection, noun }: Omit<DataGridFooterProps<Row>, 'content'>) {
  if (state.status !== 'ready') return null;
  const count = selectedCount(selection, state.total);
  if (count === 0) return rowCount(state.total, noun);
  return (
    <span>
      <span className={styles.footerNumber}>{formatCount(count)}</span>
      {ofTotalSelected(state.total)}
    </span>
  );
}
