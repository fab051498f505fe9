import { SIGNING_LINKS } from '@countersign/api-client/config';
import type { DocumentsLocation } from './documentsLocation.ts';

/**
 * Returns the link to a place on the screen. The router knows these addresses: a wrong one does not compile.
 */
export function linkTo({ clientId, documentId, mode, search }: DocumentsLocation) {
  if (clientId === null) return { to: '/documents', search } as const;
  if (documentId === null) return { to: '/documents/$clientId', params: { clientId }, search } as const;
  const params = { clientId, documentId };
  switch (mode) {
    case 'list':
      return { to: '/documents/$clientId/$documentId', params, search } as const;
    case 'preview':
      return { to: '/documents/preview/$clientId/$documentId', params, search } as const;
    case 'sign':
      return { to: `${SIGNING_LINKS}/$clientId/$documentId`, params, search } as const;
  }
}
