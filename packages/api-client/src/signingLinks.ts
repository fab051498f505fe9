/**
 * Prefix of the portal's links to sign a document, followed by the client and the document: the portal's route, what a
 * sign-in returns to first, and the emails of the server.
 */
export const SIGNING_LINKS = '/documents/sign';
