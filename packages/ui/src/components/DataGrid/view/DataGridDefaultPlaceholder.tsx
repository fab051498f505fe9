import { EmptyState } from '../../EmptyState/EmptyState.js';
import { ErrorState } from '../../ErrorState/ErrorState.js';
import { dataGridMessages } from '../dataGrid.messages.js';
import type { PlaceState } from './DataGridPlaceholder.js';

/** What stands in an empty grid, and in one that failed, where the caller has nothing of its own to show. */
export function DataGridDefaultPlaceholder({ state }: { state: PlaceState }) {
  if (state.status === 'ready')
    return <EmptyState illustration="noMatches" title={dataGridMessages.noResults} />;
  return (
    <ErrorState
      title={dataGridMessages.failed}
      lead={dataGridMessages.readFailed}
      reference={state.reference}
      onRetry={state.onRetry}
      retryLabel={dataGridMessages.retry}
    >
      {state.message}
    </ErrorState>
  );
}
