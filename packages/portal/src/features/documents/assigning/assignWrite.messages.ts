/** Says that a filter was not assigned, or that this is unknown: for the page itself, before anything else is loaded. */
export const assignWriteMessages = {
  failed: 'The filter couldn’t be assigned',
  unconfirmed: 'We couldn’t confirm that the filter was assigned',
} as const;
