import { storedValue } from '../services/storedValue.ts';

/** Whether the navigation rail shows icons only; null while nobody chose, then it follows the room there is. */
export const railStore = storedValue<'collapsed' | 'open' | null>('countersign.rail', (stored) =>
  stored === 'collapsed' || stored === 'open' ? stored : null,
);
