/** Held while tokens are fetched, so that the tabs of a browser take turns. */
export const TOKEN_LOCK = 'countersign.tokens';
