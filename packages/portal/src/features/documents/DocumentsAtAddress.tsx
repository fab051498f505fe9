import { getRouteApi, useChildMatches, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useShell } from '../../services/shell.ts';
import { linkTo } from './documentsLinks.ts';
import type { DocumentsLocation, GoTo } from './documentsLocation.ts';
import { DocumentsScreen } from './DocumentsScreen.tsx';
import { DocumentsStart } from './DocumentsStart.tsx';

const route = getRouteApi('/signedIn/documents');

/** Renders the documents screen at its address; without a client, the client picker. */
export function DocumentsAtAddress() {
  const navigate = useNavigate();
  const { chooseClient } = useShell();
  const search = route.useSearch();
  const place = useChildMatches({
    select: ([match]) => (match !== undefined && 'place' in match.context ? match.context.place : null),
  });
  const clientId = place?.clientId ?? null;

  const location = useMemo<DocumentsLocation | null>(() => place && { ...place, search }, [place, search]);
  const goTo = useCallback<GoTo>(
    (change, { replace = false } = {}) => {
      if (location !== null) void navigate({ ...linkTo({ ...location, ...change }), replace });
    },
    [navigate, location],
  );

  if (location === null || clientId === null) return <DocumentsStart onChoose={chooseClient} />;
  return <DocumentsScreen key={clientId} clientId={clientId} location={location} goTo={goTo} />;
}
