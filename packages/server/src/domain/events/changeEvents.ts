import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';
import type { Caller } from '../caller.ts';
import { formatPosition, parsePosition, type Position } from './position.ts';
import {
  mostNamed,
  oldest,
  readLast,
  readNothing,
  readSince,
  type NotedChange,
  type Reading,
} from './readEvents.ts';

type ChangeEvents = Schemas['ChangeEvents'];
type ChangeEvent = Schemas['ChangeEvent'];

/** More changes say that anything may have changed. */
const mostChanges = 200;

/** Changes of one kind, client and author as one. */
function merge(changes: readonly NotedChange[], loginId: number): ChangeEvent[] {
  const groups = Map.groupBy(changes, (change) =>
    [change.kind, change.clientId, change.loginId === loginId].join(),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const ids = new Set(group.flatMap(({ documentIds }) => documentIds ?? []));
    const named = ids.size <= mostNamed && group.every(({ documentIds }) => documentIds !== null);
    return {
      Kind: first.kind,
      ClientId: first.clientId,
      DocumentIds: named ? [...ids].sort((a, b) => a - b) : null,
      Own: first.loginId === loginId,
    };
  });
}

/** What a change of a document says already: it has an entry in its history. */
function isSaid({ kind, clientId, documentIds }: NotedChange, changes: readonly NotedChange[]): boolean {
  if (kind !== 'history') return false;
  const ofDocuments = changes.filter((other) => other.kind === 'documents' && other.clientId === clientId);
  if (ofDocuments.some((other) => other.documentIds === null)) return true;
  const named = new Set(ofDocuments.flatMap((other) => other.documentIds ?? []));
  return documentIds !== null && documentIds.every((id) => named.has(id));
}

/** A reading as this caller gets it: the changes of their firm only, and read marks of their own only. */
export function presentChanges(
  { position, changes, tooMany }: Reading,
  { firmId, loginId }: Pick<Caller, 'firmId' | 'loginId'>,
): ChangeEvents {
  const own = changes.filter(
    (change) => change.firmId === firmId && (change.kind !== 'reads' || change.loginId === loginId),
  );
  const merged = merge(
    own.filter((change) => !isSaid(change, own)),
    loginId,
  );
  const everything = tooMany.has(firmId) || merged.length > mostChanges;
  return {
    Position: formatPosition(position),
    Everything: everything,
    Changes: everything ? [] : merged,
  };
}

export interface EventsWanted {
  /** The position of the last reading, or null. */
  after: string | null;
  /** Without a position: how old the caller's data is, in seconds. */
  age: number;
}

/** How long a transaction may run between what its triggers note and its commit, in seconds (store/open.ts). */
const longestWrite = 30;

function xmaxOf({ snapshot }: Position): bigint {
  return BigInt(snapshot.split(':')[1] ?? 0);
}

/** Whether a position is of this database, and its events are still here. */
function canContinue(from: Position, now: Position): boolean {
  return now.at - from.at < oldest && xmaxOf(from) <= xmaxOf(now);
}

/** What was changed in the caller's firm since a position, or since they read their data. */
export async function readChanges(
  db: Database,
  caller: Pick<Caller, 'firmId' | 'loginId'>,
  { after, age }: EventsWanted,
): Promise<ChangeEvents> {
  const { firmId } = caller;
  if (after === null && age < oldest) {
    const seconds = age === 0 ? 0 : age + longestWrite;
    return presentChanges(await readLast(db, seconds, firmId), caller);
  }
  const from = parsePosition(after ?? '');
  const reading = from === null ? await readNothing(db) : await readSince(db, from, firmId);
  if (from !== null && canContinue(from, reading.position)) return presentChanges(reading, caller);
  return { Position: formatPosition(reading.position), Everything: true, Changes: [] };
}
