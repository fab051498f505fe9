import { storedValue } from '../services/storedValue.ts';

/**
 * Whether the navigation rail shows icons only; null until the user decides: it then follows the available
 * space.
 */
export const railStore = storedValue<'collapsed' | 'open' | null>('countersign.rail', (stored) =>
  stored === 'collapsed' || stored === 'open' ? stored : null,
);
