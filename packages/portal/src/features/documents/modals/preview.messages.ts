import { formatCount } from '../../../services/counts.ts';

const document = 'Document';

function positionOf(position: number, total: number): string {
  return `${formatCount(position)} of ${formatCount(total)}`;
}

/** Messages of the preview in a list of documents. */
export const besideMessages = {
  next: 'Next document',
  previous: 'Previous document',
  first: 'This is the first document in the list.',
  last: 'This is the last document in the list.',
  unknown: 'To move between documents, open one from the list.',
  failed: 'The document couldn’t be loaded',
  /** Spoken; the dialog shows the same. */
  shown: (title: string, place: string) => `${title}, ${place}`,
  place: (position: number, total: number) => `${document} ${positionOf(position, total)}`,
  document,
  position: positionOf,
} as const;
