import {
  createRoute,
  lazyRouteComponent,
  redirect,
  stripSearchParams,
  type SearchSchemaInput,
} from '@tanstack/react-router';
import { DocumentIcon } from '@countersign/ui';
import { SIGNING_LINKS } from '@countersign/api-client/config';
import { signedInRoute } from '../../routing/root.ts';
import { lastClient } from '../clients/index.ts';
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
