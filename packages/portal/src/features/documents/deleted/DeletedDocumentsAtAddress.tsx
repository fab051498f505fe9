import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { clientQueries, isMissing } from '@countersign/api-client';
import { useServices } from '../../../services/services.tsx';
import { useShell } from '../../../services/shell.ts';
import { lazyComponent } from '@countersign/ui';

import { DeletedDocumentsScreen } from './DeletedDocumentsScreen.tsx';
import type { FindDeleted } from './deletedSearch.ts';

/** Seldom shown, so it loads by itself. */
const DocumentsStart = lazyComponent(
  async () => (await import('../screen/DocumentsStart.tsx')).DocumentsStart,
);

const route = getRouteApi('/signedIn/documents/deleted/$clientId');

/** Connects the screen to its address; an unknown client is reported as on the documents screen. */
export function DeletedDocumentsAtAddress() {
  const navigate = route.useNavigate();
  const router = useRouter();
  const { clientId } = route.useParams();
  const search = route.useSearch();
  const { chooseClient } = useShell();
  const { portal } = useServices();
  const { error } = useQuery(clientQueries.detail(portal, clientId));
  const find = useCallback<FindDeleted>(
    (change, { replace = false } = {}) => {
      void navigate({ search: (before) => ({ ...before, ...change }), replace });
    },
    [navigate],
  );
  if (isMissing(error)) return <DocumentsStart client="missing" onChoose={chooseClient} />;
  const documentsHref = router.buildLocation({ to: '/documents/$clientId', params: { clientId } }).href;
  return (
    <DeletedDocumentsScreen
      key={clientId}
      clientId={clientId}
      search={search}
      find={find}
      documentsHref={documentsHref}
    />
  );
}
