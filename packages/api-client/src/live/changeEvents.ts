import type { Schemas } from '../generated/index.ts';

export type ChangeEvents = Schemas['ChangeEvents'];
export type ChangeEvent = Schemas['ChangeEvent'];

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);

/** Every kind of the contract: one that is missing here does not compile. */
const kinds: Readonly<Record<ChangeEvent['Kind'], true>> = {
  documents: true,
  filters: true,
  users: true,
  reads: true,
  history: true,
};

function isKind(value: unknown): value is ChangeEvent['Kind'] {
  return typeof value === 'string' && Object.hasOwn(kinds, value);
}

function isIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isId);
}

/** A kind that this build does not know is left out, because nothing here shows it. */
function parseChange(value: unknown): ChangeEvent[] {
  if (!isFields(value)) return [];
  const { Kind, ClientId, DocumentIds, Own } = value;
  if (!isKind(Kind)) return [];
  return [
    {
      Kind,
      ClientId: isId(ClientId) ? ClientId : null,
      DocumentIds: isIds(DocumentIds) ? DocumentIds : null,
      Own: Own === true,
    },
  ];
}

/** Parses the data of a message, of the server or of another tab; null if it is none. */
export function parseChangeEvents(value: unknown): ChangeEvents | null {
  if (!isFields(value)) return null;
  const { Position, Everything, Changes } = value;
  if (typeof Position !== 'string' || !Array.isArray(Changes)) return null;
  return {
    Position,
    Everything: Everything === true,
    Changes: Changes.flatMap((change: unknown) => parseChange(change)),
  };
}
