import { getRouteApi, useChildMatches, useNavigate } from '@tanstack/react-router';
import { useShell } from '../../services/shell.ts';
import { linkTo } from './documentsLinks.ts';
import type { DocumentsLocation, GoTo } from './documentsLocation.ts';
import { DocumentsScreen } from './DocumentsScreen.tsx';
import { DocumentsStart } from './DocumentsStart.tsx';

const route = getRouteApi('/signedIn/documents');

/** The documents screen at its address; without a client the choice of clients. */
export function DocumentsAtAddress() {
  const navigate = useNavigate();
  const { chooseClient } = useShell();
  const search = route.useSearch();
  const place = useChildMatches({
    select: ([match]) => (match !== undefined && 'place' in match.context ? match.context.place : null),
  });
  const clientId = place?.clientId ?? null;

  if (place === null || clientId === null) return <DocumentsStart onChoose={chooseClient} />;
  const location: DocumentsLocation = { ...place, search };
  const goTo: GoTo = (change, { replace = false } = {}) => {
    void navigate({ ...linkTo({ ...location, ...change }), replace });
  };
  return <DocumentsScreen key={clientId} clientId={clientId} location={location} goTo={goTo} />;
}
