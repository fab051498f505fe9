import type { ReactNode } from 'react';
import { Button } from '../Button/Button.js';
import { Stack } from '../Stack/Stack.js';
import { Text } from '../Text/Text.js';
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
          <Stack>
            <Text>{dataGridMessages.failed}</Text>
            <Text>{state.message}</Text>
            <Button onPress={state.onRetry}>{dataGridMessages.retry}</Button>
          </Stack>
        )}
      </div>
    );
  }
  if (state.status !== 'ready' || state.total > 0) return null;
  return <div className={styles.place}>{empty ?? <Text>{dataGridMessages.noResults}</Text>}</div>;
}
