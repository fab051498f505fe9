/** Messages of the lists of items by outcome. */
export const bulkOutcomesMessages = {
  outcomes: 'Items by outcome',
  loading: 'Loading names',
  notLoaded: 'The names couldn’t be loaded.',
  noNames: 'The names aren’t available.',
  again: 'Try again',
} as const;
