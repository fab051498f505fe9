import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import * as styles from './DataGrid.css.js';
import { dataGridMessages } from './dataGrid.messages.js';
import type { DataGridState } from './dataGrid.types.js';

interface DataGridPlaceProps<Row> {
  state: DataGridState<Row>;
  empty: ReactNode;
  failed: ReactNode;
}

/** What stands where rows would, when there are none. */
export function DataGridPlace<Row>({ state, empty, failed }: DataGridPlaceProps<Row>) {
  if (state.status === 'failed') {
    return (
      <div className={styles.place}>
        {failed ?? (
          <ErrorState
            title={dataGridMessages.failed}
            lead={dataGridMessages.readFailed}
            reference={state.reference}
            onRetry={state.onRetry}
            retryLabel={dataGridMessages.retry}
          >
            {state.message}
          </ErrorState>
        )}
      </div>
    );
  }
  if (state.status !== 'ready' || state.total > 0) return null;
  return (
    <div className={styles.place}>
      {empty ?? <EmptyState drawing="noMatches" title={dataGridMessages.noResults} />}
    </div>
  );
}
