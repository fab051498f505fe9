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

/** Announced to screen readers when what could not be read is read after all. */
export const healedMessages = {
  documents: 'Documents loaded',
  details: 'Document loaded',
  filters: 'Filters loaded',
  history: 'History loaded',
  clients: 'Clients loaded',
} as const;
