import { expect, it } from 'vitest';
import { filterPaneMessages } from './filters.messages.ts';

it.each([
  [0, 0, 'It contains no documents.'],
  [0, 1, 'It contains 1 document, which is kept without a filter.'],
  [0, 1_284, 'It contains 1,284 documents, which are kept without a filter.'],
  [0, undefined, 'Its documents are kept without a filter.'],
  [1, undefined, 'The filter below it is deleted too. Their documents are kept without a filter.'],
  [1, 0, 'The filter below it is deleted too. Together they contain no documents.'],
  [
    3,
    12,
    'The 3 filters below it are deleted too. Together they contain 12 documents, which are kept without a filter.',
  ],
])('says what becomes of %i filters below a deleted one, and of %s documents', (below, documents, text) => {
  expect(filterPaneMessages.deletion(below, documents)).toBe([text, filterPaneMessages.undoable].join(' '));
});

it('says nothing of the documents of a deleted filter that had none', () => {
  expect(filterPaneMessages.deletedDetail('Leases', 0)).toBe('Leases');
  expect(filterPaneMessages.deletedDetail('Leases', undefined)).toBe(
    'Leases. Its documents are kept without a filter.',
  );
});
