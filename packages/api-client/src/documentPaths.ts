/**
 * Prefix of the portal's links to sign a document, followed by the client and the document: the portal's route, what a
 * sign-in returns to first, and the emails of the server.
 */
export const SIGNING_LINKS = '/documents/sign';

/** The portal's address of a document, as a path: for links in emails and of the API. */
export function documentPath(clientId: number, documentId: number): string {
  return `/documents/${clientId}/${documentId}`;
}

/** The portal's address that signs a document, as a path. */
export function signingPath(clientId: number, documentId: number): string {
  return `${SIGNING_LINKS}/${clientId}/${documentId}`;
}
