import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  DocumentsScreen,
  DocumentsStart,
  parseDocumentsSearch,
  type GoTo,
} from '../features/documents/index.ts';
import { clientStore } from './clientStore.ts';
import { parseId, paths } from './paths.ts';
import { Redirect } from './Redirect.tsx';
import { useShell } from './shellContext.ts';

function modeOf(pathname: string): 'list' | 'sign' | 'preview' {
  if (pathname.startsWith('/documents/sign/')) return 'sign';
  return pathname.startsWith('/documents/preview/') ? 'preview' : 'list';
}

/** The documents screen at its address. Without a client: the last one, else the choice of clients. */
export function DocumentsPage() {
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const params = useParams({ strict: false });
  const { chooseClient } = useShell();
  const clientId = parseId(params.clientId);
  const documentId = parseId(params.documentId);
  const location = { clientId, documentId, mode: modeOf(pathname), search: parseDocumentsSearch(query) };

  useEffect(() => {
    if (clientId !== null) clientStore.set(clientId);
  }, [clientId]);

  const goTo: GoTo = (change, { replace = false } = {}) => {
    void navigate({ href: paths.documents({ ...location, ...change }), replace });
  };

  const noId = (text: string | undefined, id: number | null) => text !== undefined && id === null;
  if (noId(params.clientId, clientId) || noId(params.documentId, documentId)) {
    return <Redirect href={paths.error} />;
  }
  if (clientId !== null)
    return <DocumentsScreen key={clientId} clientId={clientId} location={location} goTo={goTo} />;
  const last = clientStore.get();
  if (last === null) return <DocumentsStart onChoose={chooseClient} />;
  return <Redirect href={paths.documents({ ...location, clientId: last, documentId: null, mode: 'list' })} />;
}
