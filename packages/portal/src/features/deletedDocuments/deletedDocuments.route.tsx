import {
  createRoute,
  lazyRouteComponent,
  stripSearchParams,
  type SearchSchemaInput,
} from '@tanstack/react-router';
import { clientQueries, documentQueries } from '@countersign/api-client';
import { signedInRoute } from '../../routing/root.ts';
import {
  defaultSearch,
  firstDeleted,
  parseClient,
  parseDeletedSearch,
  type DeletedSearch,
} from './deletedSearch.ts';

/**
 * A client's deleted documents, for Administrators. The documents' Filters menu leads here.
 * `deletedDocuments.reads.ts` states the same requests for the page's first lines.
 */
export const deletedDocumentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/documents/deleted/$clientId',
  params: { parse: parseClient },
  validateSearch: (search: Partial<DeletedSearch> & SearchSchemaInput) => parseDeletedSearch(search),
  search: { middlewares: [stripSearchParams(defaultSearch)] },
  loader: ({ context: { queryClient, services }, location, params: { clientId } }) => {
    const { portal, settings } = services;
    const page = firstDeleted(settings, location.search);
    if (page !== null) void queryClient.prefetchQuery(documentQueries.deleted(portal, clientId, page));
    void queryClient.prefetchQuery(clientQueries.detail(portal, clientId));
  },
  component: lazyRouteComponent(() => import('./DeletedDocumentsAtAddress.tsx'), 'DeletedDocumentsAtAddress'),
  staticData: {
    title: 'Recently deleted',
    workingClient: '/documents/deleted/$clientId',
    needs: { role: 'administrator' },
  },
});
