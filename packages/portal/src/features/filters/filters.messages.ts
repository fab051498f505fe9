import { counted, documentCount } from '../../services/counts.ts';
import { UNDO_SHOWN_MS } from '../../services/writes/showDone.ts';

function belowSentence(below: number): string {
  if (below === 0) return '';
  return below === 1
    ? 'The filter below it is deleted too.'
    : `The ${counted(below, 'filter')} below it are deleted too.`;
}

/** Documents are never deleted with their filter. */
function documentsSentence(below: number, documents: number | undefined): string {
  if (documents === undefined) {
    return below === 0
      ? 'Its documents are kept without a filter.'
      : 'Their documents are kept without a filter.';
  }
  const place = below === 0 ? 'It contains' : 'Together they contain';
  if (documents === 0) return `${place} no documents.`;
  return documents === 1
    ? `${place} 1 document, which is kept without a filter.`
    : `${place} ${documentCount(documents)}, which are kept without a filter.`;
}

/** Messages of the filters of a client, besides the specification's own. */
export const filterPaneMessages = {
  created: 'Filter created',
  deleted: 'Filter deleted',
  /** Which one, and what became of this number of documents. */
  deletedDetail: (name: string, documents: number | undefined) =>
    documents === 0 ? name : `${name}. Its documents are kept without a filter.`,
  undoable: `You can undo this for ${UNDO_SHOWN_MS / 1000} seconds.`,
  restored: 'Filter restored',
  notRestored: 'The filter couldn’t be restored',
  restoreUnconfirmed: 'We couldn’t confirm that the filter was restored',
  firmFirst: 'The firm’s filters come first.',
  onTop: 'The filter is added at the top level.',
  below: (path: string) => `The filter is added below ${path}.`,
  /** The path is empty at the top level. */
  /** What deleting a filter does, with this number of filters below it and documents in all of them. */
  deletion: (below: number, documents: number | undefined): string =>
    [belowSentence(below), documentsSentence(below, documents), filterPaneMessages.undoable]
      .filter(Boolean)
      .join(' '),
} as const;
