/** Announced to screen readers when others changed what is on the page. */
export const liveMessages = {
  documents: 'Documents updated',
  filters: 'Filters updated',
  users: 'Users updated',
  /** Read marks are the reader's own: nothing is announced. */
  reads: '',
  /** A history that is open announces its own entries. */
  history: '',
} as const;
