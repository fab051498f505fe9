/** Announced to screen readers when others changed what is on the page. */
export const liveMessages = {
  documents: 'Documents were updated',
  filters: 'Filters were updated',
  users: 'Users were updated',
  /** Read marks are the reader's own: nothing is announced. */
  reads: '',
} as const;
