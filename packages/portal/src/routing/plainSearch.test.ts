import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './plainSearch.ts';

it('writes a query as people would read it', () => {
  expect(stringifySearch({ q: 'tax & co', filter: 3, sort: undefined })).toBe('?q=tax+%26+co&filter=3');
  expect(stringifySearch({})).toBe('');
});

it('reads every text back as it was written, numbers and quotes too', () => {
  const texts = fc.dictionary(fc.string({ minLength: 1 }), fc.string());
  fc.assert(
    fc.property(texts, (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
    }),
  );
  expect(parseSearch('?q=1e3')).toEqual({ q: '1e3' });
});
