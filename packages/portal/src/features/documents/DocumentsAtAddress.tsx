import { getRouteApi, useChildMatches, useNavigate, useRouter } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { clientQueries, isMissing } from '@countersign/api-client';
import { lazyComponent, Sheet } from '@countersign/ui';
import { canRestoreAll } from '../../services/me.ts';
import { useServices } from '../../services/services.tsx';
import { useShell } from '../../services/shell.ts';
import { linkTo } from './documentsLinks.ts';
import type { DocumentsLocation, GoTo } from './documentsLocation.ts';
import { parseDocumentsSearch, type DocumentsSearch } from './documentsSearch.ts';
import { DocumentsScreen } from './screen/DocumentsScreen.tsx';

/** Seldom shown, so it loads by itself. */
const DocumentsStart = lazyComponent(
  async () => (await import('./screen/DocumentsStart.tsx')).DocumentsStart,
  () => <Sheet grow>{null}</Sheet>,
);

/** Loads when an Administrator opens it. */
export const DeletedDocumentsAtAddress = lazyComponent(
  async () => (await import('./deleted/DeletedDocumentsAtAddress.tsx')).DeletedDocumentsAtAddress,
  () => <Sheet grow>{null}</Sheet>,
);

const route = getRouteApi('/signedIn/documents');

/** Renders the documents screen at its address; without a client, or with an unknown one, the way to select one. */
export function DocumentsAtAddress() {
  const navigate = useNavigate();
  const router = useRouter();
  const { chooseClient } = useShell();
  const search = route.useSearch();
  const place = useChildMatches({
    select: ([match]) => (match !== undefined && 'place' in match.context ? match.context.place : null),
  });
  const clientId = place?.clientId ?? null;

  const location = useMemo<DocumentsLocation | null>(() => place && { ...place, search }, [place, search]);
  const goTo = useCallback<GoTo>(
    ({ search: changed, ...place }, { replace = false } = {}) => {
      if (location === null) return;
      void navigate({
        ...linkTo({ ...location, ...place }),
        // What was searched a moment ago may not be on the page yet.
        search: (before) => ({ ...parseDocumentsSearch(before), ...changed }),
        replace,
      });
    },
    [navigate, location],
  );

  const linkOf = useCallback(
    (shown: DocumentsSearch) => {
      const { href } = router.buildLocation(
        linkTo({ clientId, documentId: null, mode: 'list', search: shown }),
      );
      return new URL(href, globalThis.location.href).href;
    },
    [router, clientId],
  );

  const { portal, me } = useServices();
  const { error } = useQuery({ ...clientQueries.detail(portal, clientId ?? 0), enabled: clientId !== null });
  if (location === null || clientId === null) return <DocumentsStart client="none" onChoose={chooseClient} />;
  if (isMissing(error)) return <DocumentsStart client="missing" onChoose={chooseClient} />;
  return (
    <DocumentsScreen
      key={clientId}
      clientId={clientId}
      location={location}
      goTo={goTo}
      linkOf={linkOf}
      openDeleted={
        canRestoreAll(me)
          ? () => void navigate({ to: '/documents/deleted/$clientId', params: { clientId } })
          : undefined
      }
    />
  );
}
