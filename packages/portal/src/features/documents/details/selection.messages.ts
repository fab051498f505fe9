import { documentCount, formatCount } from '../../../services/counts.ts';

/** Messages of the details of several selected documents. */
export const selectionMessages = {
  title: (count: number) => `${documentCount(count)} selected`,
  allMatching: (leftOut: number) =>
    leftOut === 0
      ? 'All documents in this list, including those that aren’t loaded yet.'
      : `All documents in this list except ${formatCount(leftOut)}. This includes documents that aren’t loaded yet.`,
  clear: 'Clear selection',
  dropped: (count: number) => `${documentCount(count)} deselected`,
  deselect: (title: string) => `Deselect ${title}`,
  /** Of documents with equal titles. */
  modified: (date: string, filter: string | undefined) =>
    filter === undefined ? `Modified ${date}` : `${filter}, modified ${date}`,
  notShown: 'Not shown in the list',
  more: (count: number) => `and ${formatCount(count)} more`,
  reading: 'Loading documents',
  readFailed: 'Some of the selected documents couldn’t be loaded.',
} as const;
