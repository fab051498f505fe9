import { expect, it } from 'vitest';
import { filtersMessages } from './filters.messages.ts';

it('says what becomes of the filters below a deleted one, and of their documents', () => {
  expect(filtersMessages.alsoBelow(1)).toBe(
    'The filter below it is deleted too. The documents of both are kept, without a filter.',
  );
  expect(filtersMessages.alsoBelow(3)).toBe(
    'The 3 filters below it are deleted too. Their documents are kept, without a filter.',
  );
});
