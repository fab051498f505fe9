import { formatCount } from '../../components/counts/counts.js';

/** Messages of the lists of items by outcome. */
export const bulkOutcomesMessages = {
  outcomes: 'Items by outcome',
  loading: 'Loading names',
  notLoaded: 'The names couldn’t be loaded.',
  noNames: 'The names aren’t available.',
  shown: (more: number, all: number) => `${formatCount(more)} more, ${formatCount(all)} shown`,
  again: 'Try again',
} as const;
