/** Held while tokens are fetched, so that the browser's tabs take turns. */
export const TOKEN_LOCK = 'countersign.tokens';
