/** Views of a client's documents besides all of them, in the order in which they are offered. */
export const documentViews = [
  'waitingForUs',
  'waitingForClient',
  'declined',
  'signedThisWeek',
  'unread',
] as const;

export type DocumentView = (typeof documentViews)[number];
