import { expect, it } from 'vitest';
import { columnSized, sortAnnouncement } from './dataGrid.messages.js';

const columns = [
  { id: 'title', header: 'Title', width: 240, text: () => '' },
  { id: 'modified', header: 'Modified', width: 120, text: () => '' },
];

it('says aloud how the rows are sorted', () => {
  expect(sortAnnouncement([], columns)).toBe('Not sorted');
  const sort = [
    { id: 'modified', direction: 'descending' },
    { id: 'title', direction: 'ascending' },
  ] as const;
  expect(sortAnnouncement(sort, columns)).toBe('Sorted by Modified descending, then Title ascending');
});

it('says aloud how wide a column is', () => {
  expect(columnSized('Title', 1216)).toBe('Title is 1,216 pixels wide');
});
