import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap } from '../http.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';

/** Entries of a history that the server sends at most: the newest. Its export has all. */
export const LONGEST_HISTORY = 10_000;

/** Signing events of one Load More. */
export const SIGNING_EVENTS_PAGE = 4;

export const signingEventStates = { unsigned: 1, signed: 2 } as const;
export const statisticsPeriods = { week: 1, month: 2 } as const;

type SigningEventState = (typeof signingEventStates)[keyof typeof signingEventStates];
type StatisticsPeriod = (typeof statisticsPeriods)[keyof typeof statisticsPeriods];

export const auditQueries = {
  /** The history of a document, newest first. */
  document: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.audit.document(id),
      // Entries are only ever added: what is known is not read again.
      queryFn: async ({ signal, client: cache }) => {
        const known = cache.getQueryData<Schemas['AuditTrail']>(keys.audit.document(id)) ?? [];
        const [newest] = known;
        const query = newest === undefined ? {} : { after: newest.Id };
        const added = await unwrap(
          client.GET('/audit/document/{id}', { params: { path: { id }, query }, signal }),
        );
        // A full reply may have left some out between.
        return added.length === LONGEST_HISTORY ? added : [...added, ...known].slice(0, LONGEST_HISTORY);
      },
      staleTime: 0,
    }),
  recent: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.audit.recent,
      queryFn: ({ signal }) => unwrap(client.GET('/audit/siteDashboard', { signal })),
    }),
  signingEvents: (client: PortalClient, state: SigningEventState) =>
    infiniteQueryOptions({
      queryKey: keys.audit.signingEvents(state, { itemsPerPage: SIGNING_EVENTS_PAGE }),
      queryFn: ({ signal, pageParam }) => {
        const query = { pageNumber: pageParam, itemsPerPage: SIGNING_EVENTS_PAGE };
        return unwrap(
          client.GET('/audit/taskAudits/{id}', { params: { path: { id: state }, query }, signal }),
        );
      },
      initialPageParam: 1,
      getNextPageParam: (last, pages) =>
        pages.length * SIGNING_EVENTS_PAGE < last.TotalItems ? pages.length + 1 : undefined,
    }),
  statistics: (client: PortalClient, period: StatisticsPeriod) =>
    queryOptions({
      queryKey: keys.audit.statistics(period),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/audit/statistics/{id}', { params: { path: { id: period } }, signal })),
    }),
};
