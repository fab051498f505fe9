import { EmptyState } from '../../EmptyState/EmptyState.js';
import { ErrorState } from '../../ErrorState/ErrorState.js';
import { dataGridMessages } from '../dataGrid.messages.js';
import type { PlaceState } from './DataGridPlaceholder.js';
import { placeholderMessages } from './placeholder.messages.js';

/** Shows the default content of an empty or failed grid. */
export function DataGridDefaultPlaceholder({ state }: { state: PlaceState }) {
  if (state.status === 'ready')
    return <EmptyState illustration="noMatches" title={dataGridMessages.noResults} />;
  return (
    <ErrorState
      title={dataGridMessages.failed}
      lead={placeholderMessages.readFailed}
      reference={state.reference}
      onRetry={state.onRetry}
      retryLabel={placeholderMessages.retry}
    >
      {state.message}
    </ErrorState>
  );
}
