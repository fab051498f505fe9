import { parseId } from '../../routing/ids.ts';
import { storedValue } from '../../services/storedValue.ts';

/** Id of the firm that last signed in here, so that its sign-in page keeps its look; null before that. */
export const lastFirmStore = storedValue<string | null>('countersign.firm', (stored) =>
  stored !== null && parseId(stored) !== null ? stored : null,
);
