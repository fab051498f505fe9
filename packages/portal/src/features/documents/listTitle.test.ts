import { expect, it } from 'vitest';
import { defaultSearch } from './documentsSearch.ts';
import { viewMessages } from './views.messages.ts';
import { listTitle } from './listTitle.ts';

it('names the search, the view and the filter of the list', () => {
  expect(listTitle(defaultSearch, undefined)).toBeNull();
  expect(listTitle(defaultSearch, 'Fees')).toBe('Fees');
  expect(listTitle({ ...defaultSearch, q: 'lease' }, 'Fees')).toBe('lease · Fees');
  expect(listTitle({ ...defaultSearch, view: 'unread' }, undefined)).toBe(viewMessages.unread.label);
});
