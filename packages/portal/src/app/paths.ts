import type { DocumentsLocation } from '../features/documents/documentsLocation.ts';
import { documentsQuery } from '../features/documents/documentsSearch.ts';

/** Every address of the portal, written in one place. */
export const paths = {
  home: '/',
  login: '/login',
  callback: '/callback',
  logout: '/logout',
  accessDenied: '/accessdenied',
  error: '/error',
  documents: ({ clientId, documentId, mode, search }: DocumentsLocation): string => {
    const steps = ['/documents'];
    if (clientId !== null && documentId !== null && mode !== 'list') steps.push(mode);
    if (clientId !== null) steps.push(String(clientId));
    if (clientId !== null && documentId !== null) steps.push(String(documentId));
    const query = new URLSearchParams(
      Object.entries(documentsQuery(search)).map(([name, value]) => [name, String(value)]),
    );
    return `${steps.join('/')}${query.size === 0 ? '' : `?${query}`}`;
  },
};

/** An id in an address; null for anything that is none. */
export function parseId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
