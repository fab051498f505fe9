import { isBrandColor } from '@countersign/ui';
import { storedValue } from '../../services/storedValue.ts';

/** The firm's last known colour, so that a reload does not flash another one; null for Countersign's own. */
export const brandStore = storedValue<string | null>('countersign.brand', (stored) =>
  stored !== null && isBrandColor(stored) ? stored : null,
);
