import { type ReactNode, useEffect } from 'react';
import { lazyComponent } from '../../lazyComponent/lazyComponent.js';
import { whenUsed } from '../../lazyComponent/whenUsed.js';
import * as styles from './DataGrid.css.js';
import { dataGridMessages } from '../dataGrid.messages.js';
import type { DataGridState } from '../dataGrid.types.js';

/** What there is to say of a grid without rows. */
export type PlaceState = Exclude<DataGridState<unknown>, { status: 'loading' }>;

/** Shows plain text until its code has loaded, because a grid often fails when the network does. */
const DataGridDefaultPlaceholder = lazyComponent(
  async () => (await import('./DataGridDefaultPlaceholder.js')).DataGridDefaultPlaceholder,
  ({ state }: { state: PlaceState }) =>
    state.status === 'ready' ? dataGridMessages.noResults : dataGridMessages.failed,
);

interface DataGridPlaceholderProps<Row> {
  state: DataGridState<Row>;
  empty: ReactNode;
  failed: ReactNode;
}

/** Shows a placeholder if there are no rows. */
export function DataGridPlaceholder<Row>({ state, empty, failed }: DataGridPlaceholderProps<Row>) {
  const ready = state.status === 'ready';
  // Here before the user asks for other rows and the network fails, and not in the way of the first ones.
  useEffect(() => (ready ? whenUsed(DataGridDefaultPlaceholder.preload) : undefined), [ready]);
  if (state.status === 'loading' || (state.status === 'ready' && state.total > 0)) return null;
  const own = state.status === 'failed' ? failed : empty;
  return <div className={styles.place}>{own ?? <DataGridDefaultPlaceholder state={state} />}</div>;
}
