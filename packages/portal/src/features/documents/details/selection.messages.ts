import { documentCount, formatCount } from '../../../services/counts.ts';

/** Messages of the details of several selected documents. */
export const selectionMessages = {
  title: (count: number) => `${documentCount(count)} selected`,
  allMatching: (leftOut: number) =>
    leftOut === 0
      ? 'All documents of this list, also those that aren’t loaded yet.'
      : `All documents of this list but ${formatCount(leftOut)}, also those that aren’t loaded yet.`,
  clear: 'Clear selection',
  deselect: (title: string) => `Deselect ${title}`,
  showAll: 'Show all documents',
  more: (count: number) => `and ${formatCount(count)} more`,
  reading: 'Loading documents',
  readFailed: 'Some of the selected documents couldn’t be loaded.',
} as const;
