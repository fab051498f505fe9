import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentViews } from '@countersign/api-client/rules';
import { parseSearch, stringifySearch } from '../../routing/plainSearch.ts';
import { modifiedPeriods } from './quickFilters.ts';
import { defaultSearch, parseDocumentsSearch } from './documentsSearch.ts';

describe('the address of the documents list', () => {
  it('need not say what is as usual', () => {
    expect(parseDocumentsSearch({})).toEqual(defaultSearch);
  });

  it('comes back from the address as it went in', () => {
    const search = fc.record({
      q: fc.string({ maxLength: 200 }),
      view: fc.constantFrom('all' as const, ...documentViews),
      filter: fc.nat(),
      saved: fc.nat(),
      by: fc.constantFrom('', 'employee-4', 'account-7'),
      modified: fc.constantFrom('', ...modifiedPeriods, '2026-01-01..2026-01-31'),
      waiting: fc.constantFrom('', 'us', 'client', 'account-7'),
      sort: fc.constantFrom('ModifiedDate' as const, 'Title' as const),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
      thenBy: fc.constantFrom('', 'Extension.asc', 'Extension.desc_Notifications.asc'),
    });
    fc.assert(
      fc.property(search, (value) => {
        expect(parseDocumentsSearch(parseSearch(stringifySearch({ ...value })))).toEqual(value);
      }),
    );
  });

  it('ignores what makes no sense', () => {
    expect(parseDocumentsSearch({ filter: 'x', sort: 'Password', direction: 'up', view: 'mine' })).toEqual(
      defaultSearch,
    );
  });
});
