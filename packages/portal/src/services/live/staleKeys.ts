import type { QueryKey } from '@tanstack/react-query';
import { keys } from '@countersign/api-client';
import type { ChangeEvent, ChangeEvents } from '@countersign/api-client/live';

/** What changes of one kind make stale. */
export interface Stale {
  readonly kind: ChangeEvent['Kind'];
  readonly keys: readonly QueryKey[];
  /** Read before the rest: what is left without its place moves first, and is not read where it was. */
  readonly trees: readonly QueryKey[];
  /** Whether somebody else made one of them. */
  readonly byOthers: boolean;
}

const ofDocument = (id: number): QueryKey[] => [
  keys.documents.detail(id),
  keys.documents.precheck(id),
  keys.audit.document(id),
];
const ofAnyDocument: readonly QueryKey[] = [
  keys.documents.details,
  keys.documents.prechecks,
  keys.audit.documents,
];
const overviews: readonly QueryKey[] = [
  keys.audit.recent,
  keys.audit.allSigningEvents,
  keys.audit.allStatistics,
];

/** The lists of a client, or of all of them: that of the deleted documents too. */
function listsOf({ ClientId }: ChangeEvent): QueryKey[] {
  return ClientId === null
    ? [keys.documents.everyList, keys.documents.everyDeleted]
    : [keys.documents.lists(ClientId), keys.documents.deletedLists(ClientId)];
}

function ofDocuments(change: ChangeEvent): QueryKey[] {
  const { DocumentIds } = change;
  return [...listsOf(change), ...(DocumentIds?.flatMap(ofDocument) ?? ofAnyDocument), ...overviews];
}

/** Documents show the name of their filter. */
function ofFilters(change: ChangeEvent): QueryKey[] {
  return [...listsOf(change), keys.documents.details];
}

function treesOf({ Kind, ClientId }: ChangeEvent): readonly QueryKey[] {
  if (Kind !== 'filters') return [];
  return ClientId === null ? everyTree : [keys.documentFilters.tree(ClientId)];
}

const everyTree: readonly QueryKey[] = [keys.filters.all, keys.documentFilters.all];

/** A document says whether it is unread. */
function ofReads({ ClientId, DocumentIds }: ChangeEvent): QueryKey[] {
  return [
    ClientId === null ? keys.documents.everyList : keys.documents.lists(ClientId),
    ...(DocumentIds?.map(keys.documents.detail) ?? [keys.documents.details]),
  ];
}

/** Only a history that is open is read again. */
function ofHistory({ DocumentIds }: ChangeEvent): readonly QueryKey[] {
  return DocumentIds?.map(keys.audit.document) ?? [keys.audit.documents];
}

const ofUsers: readonly QueryKey[] = [keys.accounts.all, keys.employees.all, keys.clients.allSubscriptions];

function keysOf(change: ChangeEvent): readonly QueryKey[] {
  switch (change.Kind) {
    case 'documents':
      return ofDocuments(change);
    case 'filters':
      return ofFilters(change);
    case 'users':
      return ofUsers;
    case 'reads':
      return ofReads(change);
    case 'history':
      return ofHistory(change);
  }
}

const everything: readonly Stale[] = [
  { kind: 'documents', keys: [keys.documents.all, keys.audit.all], trees: [], byOthers: true },
  { kind: 'filters', keys: [], trees: everyTree, byOthers: true },
  { kind: 'users', keys: ofUsers, trees: [], byOthers: true },
];

/** Each key once: different kinds may make the same query stale. */
export function unique(all: readonly QueryKey[]): QueryKey[] {
  return [...new Map(all.map((key) => [JSON.stringify(key), key])).values()];
}

/** Returns what these changes make stale, kind by kind. */
export function staleKeys(events: readonly ChangeEvents[]): readonly Stale[] {
  if (events.some(({ Everything }) => Everything)) return everything;
  const groups = Map.groupBy(
    events.flatMap(({ Changes }) => Changes),
    ({ Kind }) => Kind,
  );
  return [...groups].map(([kind, changes]) => ({
    kind,
    keys: unique(changes.flatMap(keysOf)),
    trees: unique(changes.flatMap(treesOf)),
    byOthers: changes.some(({ Own }) => !Own),
  }));
}
