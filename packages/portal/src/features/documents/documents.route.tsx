import {
  createRoute,
  lazyRouteComponent,
  redirect,
  stripSearchParams,
  type SearchSchemaInput,
} from '@tanstack/react-router';
import { clientQueries, documentQueries } from '@countersign/api-client';
import { DocumentIcon } from '@countersign/ui';
import { SIGNING_LINKS } from '@countersign/api-client/config';
import { signedInRoute } from '../../routing/root.ts';
import { lastClient } from '../clients/index.ts';
import {
  defaultDeletedSearch,
  firstDeleted,
  parseDeletedSearch,
  type DeletedSearch,
} from './deleted/deletedSearch.ts';
import { parseClient, parseDocument } from './documentsParams.ts';
import { defaultSearch, parseDocumentsSearch, type DocumentsSearch } from './documentsSearch.ts';
import { documentsTitle } from './documentsTitle.ts';
import { startReading } from './startReading.ts';

/** The screen stays mounted, with its selection and input, while its address changes among those below. */
const screen = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'documents',
  validateSearch: (search: Partial<DocumentsSearch> & SearchSchemaInput) => parseDocumentsSearch(search),
  search: { middlewares: [stripSearchParams(defaultSearch)] },
  component: lazyRouteComponent(() => import('./DocumentsAtAddress.tsx'), 'DocumentsAtAddress'),
  staticData: { title: documentsTitle, workingClient: '/documents/$clientId' },
});

/** The portal opens with the documents. */
const home = createRoute({
  getParentRoute: () => screen,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: start.to, search: true, replace: true });
  },
});

/** Without a client: the last one, otherwise the client picker. */
const start = createRoute({
  getParentRoute: () => screen,
  path: '/documents',
  staticData: { rail: { label: 'Documents', icon: DocumentIcon, order: 30 } },
  beforeLoad: () => {
    const clientId = lastClient.get();
    if (clientId !== null) throw redirect({ to: list.to, params: { clientId }, search: true, replace: true });
  },
});

const list = createRoute({
  getParentRoute: () => screen,
  path: '/documents/$clientId',
  params: { parse: parseClient },
  beforeLoad: ({ params }) => ({ place: { ...params, documentId: null, mode: 'list' as const } }),
  loader: startReading,
});

const selected = createRoute({
  getParentRoute: () => screen,
  path: '/documents/$clientId/$documentId',
  params: { parse: parseDocument },
  beforeLoad: ({ params }) => ({ place: { ...params, mode: 'list' as const } }),
  loader: startReading,
});

const preview = createRoute({
  getParentRoute: () => screen,
  path: '/documents/preview/$clientId/$documentId',
  params: { parse: parseDocument },
  beforeLoad: ({ params }) => ({ place: { ...params, mode: 'preview' as const } }),
  loader: startReading,
});

const sign = createRoute({
  getParentRoute: () => screen,
  path: `${SIGNING_LINKS}/$clientId/$documentId`,
  params: { parse: parseDocument },
  beforeLoad: ({ params }) => ({ place: { ...params, mode: 'sign' as const } }),
  loader: startReading,
});

export const documentsRoute = screen.addChildren([home, start, list, selected, preview, sign]);

/**
 * A client's deleted documents, for Administrators; the documents' Filters menu leads here. Its code comes with the
 * first one of it, through that of the documents: the two share nearly everything.
 */
export const deletedDocumentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/documents/deleted/$clientId',
  params: { parse: parseClient },
  validateSearch: (search: Partial<DeletedSearch> & SearchSchemaInput) => parseDeletedSearch(search),
  search: { middlewares: [stripSearchParams(defaultDeletedSearch)] },
  loader: ({ context: { queryClient, services }, location, params: { clientId } }) => {
    const { portal, settings } = services;
    const page = firstDeleted(settings, location.search);
    if (page !== null) void queryClient.prefetchQuery(documentQueries.deleted(portal, clientId, page));
    void queryClient.prefetchQuery(clientQueries.detail(portal, clientId));
  },
  component: lazyRouteComponent(() => import('./DocumentsAtAddress.tsx'), 'DeletedDocumentsAtAddress'),
  staticData: {
    title: 'Recently deleted',
    workingClient: '/documents/deleted/$clientId',
    needs: { role: 'administrator' },
  },
});
