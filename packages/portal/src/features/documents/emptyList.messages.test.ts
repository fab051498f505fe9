import { expect, it } from 'vitest';
import { limitedBy } from './emptyList.messages.ts';

it.each([
  [['view'], true, 'No documents match your search and the view together.'],
  [['quickFilters'], false, 'No documents match the quick filters.'],
  [
    ['filter', 'view', 'quickFilters'],
    true,
    'No documents match your search, the filter, the view and the quick filters together.',
  ],
] as const)('names what limits the list: %s, with a search: %s', (limits, isSearch, sentence) => {
  expect(limitedBy(limits, isSearch)).toBe(sentence);
});
