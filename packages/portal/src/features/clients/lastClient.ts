import { parseId } from '../../routing/ids.ts';
import { storedValue } from '../../services/storedValue.ts';

const stored = storedValue<string | null>('countersign.client', (text) =>
  parseId(text ?? undefined) === null ? null : text,
);

/** The last working client in this browser; null if there was none. */
export const lastClient = {
  get: (): number | null => parseId(stored.get() ?? undefined),
  set: (clientId: number | null): void => {
    const text = clientId === null ? null : String(clientId);
    if (stored.get() !== text) stored.set(text);
  },
};
