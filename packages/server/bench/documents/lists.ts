/** A request that must not take longer for many documents than for few. `{client}`: the one with most of them. */
export interface ListCase {
  readonly name: string;
  readonly path: string;
  /** Counts or marks what it finds once for each version of the list: measured after a change, too. */
  readonly counts?: true;
}

/** A page of 20 of `total` documents that begins in the middle. */
function middle(total: number): number {
  return Math.max(1, Math.floor(total / 40));
}

const list = '/documents/clients/{client}?itemsPerPage=20';

/**
 * @param total Number of documents of the client
 * @param rareNumber What a search finds in one of them only
 */
export function listCases({ total, rareNumber }: { total: number; rareNumber: string }): readonly ListCase[] {
  const at = (name: string, query: string, counts?: true): ListCase => ({
    name,
    path: `${list}&${query}`,
    ...(counts && { counts }),
  });
  return [
    at('first page', 'pageNumber=1'),
    ...['Title', 'Extension', 'Task', 'DocumentFilter', 'CreatedBy', 'Notifications'].map((field) =>
      at(`sorted by ${field}`, `sortField=${field}&sortDirection=asc`),
    ),
    at('sorted by CreatedBy, then Title', 'sortField=CreatedBy&sortDirection=asc&thenBy=Title:desc'),
    at(
      'sorted by Task, CreatedBy, Title',
      'sortField=Task&sortDirection=asc&thenBy=CreatedBy:asc&thenBy=Title:asc',
    ),
    at('jump to the middle', `pageNumber=${middle(total)}`, true),
    at('jump to the middle, by Title', `pageNumber=${middle(total)}&sortField=Title&sortDirection=asc`, true),
    at('jump to the end', `pageNumber=${Math.ceil(total / 20)}`),
    at('search, a word of many', 'searchTerm=statement', true),
    at('search, a word of all', 'searchTerm=amelia', true),
    at('search, a number of one', `searchTerm=${rareNumber}`, true),
    at('search, nothing', 'searchTerm=zzyzx', true),
    at('search, two words', 'searchTerm=amelia%20statement', true),
    at('search, two letters', 'searchTerm=ta', true),
    at('view: waiting for the client', 'view=waitingForClient', true),
    at('view: waiting for us', 'view=waitingForUs', true),
    at('view: declined', 'view=declined', true),
    at('view: signed this week', 'view=signedThisWeek', true),
    at('view: unread', 'view=unread', true),
    at('modified in a month', 'modifiedFrom=2026-10-01T00:00:00Z&modifiedBefore=2026-10-31T00:00:00Z', true),
    {
      name: 'ids of a range',
      path: `/documents/clients/{client}/ids?first=${Math.floor(total / 2)}&count=500`,
      counts: true,
    },
    { name: 'deleted documents', path: '/documents/clients/{client}/deleted?itemsPerPage=20' },
    { name: 'tree of filters with counts', path: '/documentFilters/{client}' },
    { name: 'what has changed', path: '/events/' },
    { name: 'jobs', path: '/documentJobs/' },
  ];
}
