import { expect, it } from 'vitest';
import { searchWords } from './searchWords.ts';

const words = (term: string) => searchWords(term, []).map(({ word }) => word);

it.each([
  ['Annual  report\tannual', ['annual', 'report']],
  ['"Annual report" 2026', ['annual report', '2026']],
  ['2026 "annual \t report"', ['2026', 'annual report']],
  ['“annual report” „tax return“', ['annual report', 'tax return']],
  ['"annual"', ['annual']],
  ['12" pipe', ['12"', 'pipe']],
  ['"annual report', ['"annual', 'report']],
  ['""', ['""']],
  ['" "', []],
  ['6"x4" photo', ['6"x4"', 'photo']],
  ['', []],
])('the words of %j', (term, expected) => {
  expect(words(term)).toEqual(expected);
});

it('takes no longer for a text of quotation marks', () => {
  expect(words('"a'.repeat(50_000))).toHaveLength(1);
});

it('a phrase is looked for in the names of filters too', () => {
  const filters = [
    { id: 1, text: 'Annual reports', parent_id: null },
    { id: 2, text: 'Reports, annual', parent_id: null },
  ];
  expect(searchWords('"annual report"', filters)).toEqual([{ word: 'annual report', filterIds: [1] }]);
});

it('a filter has the words of those above it', () => {
  const filters = [
    { id: 3, text: 'Minutes', parent_id: 2 },
    { id: 1, text: 'Company secretarial', parent_id: null },
    { id: 2, text: 'Meetings', parent_id: 1 },
    { id: 4, text: 'Tax', parent_id: null },
  ];
  expect(searchWords('secretarial minutes tax', filters)).toEqual([
    { word: 'secretarial', filterIds: [3, 1, 2] },
    { word: 'minutes', filterIds: [3] },
    { word: 'tax', filterIds: [4] },
  ]);
});
