/** Announced to screen readers when others changed what is on the page. */
export const liveMessages = {
  documents: 'Documents updated',
  filters: 'Filters updated',
  users: 'Users updated',
} as const;
