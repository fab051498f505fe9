import { type ReactNode, useSyncExternalStore } from 'react';
import * as styles from './DataGrid.css.js';
import { formatCount, ofTotalSelected, rowCount, selectedNotShown } from '../dataGrid.messages.js';
import type { DataGridState, RowNoun } from '../dataGrid.types.js';
import { type RowId, selectedCount } from '../selection/selection.js';
import type { ShownSelection } from '../selection/shownSelection.js';

interface DataGridFooterProps {
  status: DataGridState<unknown>['status'];
  total: number;
  selection: Pick<ShownSelection<RowId>, 'subscribe' | 'get'>;
  /** Selected rows that the list does not contain. */
  hidden: number;
  noun: RowNoun;
  /** Instead of the counts. */
  content: ReactNode;
}

/** Shows how many rows there are, or how many are selected. */
export function DataGridFooter({ status, total, selection, hidden, noun, content }: DataGridFooterProps) {
  const count = selectedCount(useSyncExternalStore(selection.subscribe, selection.get, selection.get), total);
  const label =
    count === 0 ? (
      rowCount(total, noun)
    ) : (
      <span>
        <span className={styles.footerNumber}>{formatCount(count)}</span>
        {hidden > 0 ? selectedNotShown(hidden) : ofTotalSelected(total)}
      </span>
    );
  return <div className={styles.footer}>{content ?? (status === 'ready' ? label : null)}</div>;
}
