import { parseId } from '../../routing/ids.ts';
import { storedValue } from '../../services/storedValue.ts';

const stored = storedValue<string | null>('countersign.client', (text) =>
  parseId(text ?? undefined) === null ? null : text,
);

/** The client that was worked on last, in this browser; null where none was. */
export const lastClient = {
  get: (): number | null => parseId(stored.get() ?? undefined),
  set: (clientId: number | null): void => {
    const text = clientId === null ? null : String(clientId);
    if (stored.get() !== text) stored.set(text);
  },
};
