import { storedValue } from './storedValue.ts';
import { parseId } from './paths.ts';

/** The client that was worked on last, as a string of its id. */
const stored = storedValue<string | null>('countersign.client', (text) =>
  parseId(text ?? undefined) === null ? null : text,
);

export const clientStore = {
  get: (): number | null => parseId(stored.get() ?? undefined),
  set: (clientId: number): void => {
    if (stored.get() !== String(clientId)) stored.set(String(clientId));
  },
};
