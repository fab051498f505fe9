import { storedValue } from './storedValue.ts';

/** Whether the navigation rail shows icons only. */
export const railStore = storedValue<'collapsed' | 'open'>('countersign.rail', (stored) =>
  stored === 'collapsed' ? 'collapsed' : 'open',
);
