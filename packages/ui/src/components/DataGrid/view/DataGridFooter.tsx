import { type ReactNode, useSyncExternalStore } from 'react';
import { formatCount } from '../../counts/counts.js';
import * as styles from './DataGrid.css.js';
import { listOf, rowCount, selectedOf, selectingRange } from '../dataGrid.messages.js';
import type { DataGridState, RowNoun } from '../dataGrid.types.js';
import { type RowId, selectedCount } from '../selection/selection.js';
import type { RangeStore } from '../selection/rangeState.js';
import type { ShownSelection } from '../selection/shownSelection.js';

interface DataGridFooterProps {
  status: DataGridState<unknown>['status'];
  total: number;
  selection: Pick<ShownSelection<RowId>, 'subscribe' | 'get'>;
  /** A range that could not be selected at once. */
  range: RangeStore;
  /** Selected rows that the list does not contain. */
  hidden: number;
  noun: RowNoun;
  /** Instead of the counts. */
  content: ReactNode;
}

/** Shows how many rows there are, and how many are selected. */
export function DataGridFooter(props: DataGridFooterProps) {
  const { status, total, selection, range, hidden, noun, content } = props;
  const state = useSyncExternalStore(range.subscribe, range.get, range.get);
  const count = selectedCount(useSyncExternalStore(selection.subscribe, selection.get, selection.get), total);
  const label =
    count === 0 ? (
      rowCount(total, noun)
    ) : (
      <span>
        {listOf(count, total, hidden, noun)}
        <span className={styles.footerNumber}>{formatCount(count)}</span>
        {selectedOf(count, total, hidden)}
      </span>
    );
  return (
    <>
      {state && (
        <div className={styles.footer} data-range={state.status}>
          {state.status === 'pending'
            ? selectingRange(state.span.last - state.span.first + 1, noun)
            : state.sentence}
        </div>
      )}
      {(!state || content !== undefined) && (
        <div className={styles.footer}>{content ?? (status === 'ready' && label)}</div>
      )}
    </>
  );
}
