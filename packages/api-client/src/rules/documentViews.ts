/** Views of a client's documents besides all of them, in the order in which they are offered. */
export const documentViews = [
  'waitingForUs',
  'waitingForClient',
  'declined',
  'signedThisWeek',
  'unread',
] as const;

export type DocumentView = (typeof documentViews)[number];

/** An employee of the firm or an account holder of the client, as the list of documents names them. */
export interface PersonRef {
  readonly kind: 'employee' | 'account';
  readonly id: number;
}

const pattern = /^(employee|account)-([1-9][0-9]{0,8})$/;

/** Parses "employee-4"; null if it names nobody. */
export function parsePersonRef(text: string): PersonRef | null {
  const [, kind, id] = pattern.exec(text) ?? [];
  if (kind !== 'employee' && kind !== 'account') return null;
  return { kind, id: Number(id) };
}
