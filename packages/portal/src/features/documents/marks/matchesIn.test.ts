import { searchTerms } from '@countersign/api-client/rules';
import { expect, it } from 'vitest';
import { matchesIn } from './matchesIn.ts';

/** What is marked of a title. */
const marked = (title: string, typed: string) =>
  matchesIn(title, searchTerms(typed)).map(([start, end]) => title.slice(start, end));

it.each([
  ['Tax return 2025', 'tax 2025', ['Tax', '2025']],
  ['Tax return 2025', '2025 TAX', ['2025', 'Tax']],
  ['Syntax of tax', 'tax', ['tax', 'tax']],
  ['Tax return 2025', '"return 2025" report', ['return 2025']],
  ['Tax return 2025', '“tax 2025”', []],
  ['Tax return 2025', 'return 2025.pdf', ['return', '2025']],
  ['2025 tax return', '2025.pdf .pdf', []],
  ['Tax return 2025', '', []],
  // As a Mac writes it, and as a keyboard types it.
  ['Re\u0301sume\u0301 of Zoe\u0308', 'R\u00E9sum\u00E9 Zo\u00EB', ['Re\u0301sume\u0301', 'Zoe\u0308']],
  ['\u0130stanbul lease', 'lease', ['lease']],
  ['Photo 🙂 2025', '2025', ['2025']],
])('in %j, a search for %j marks %j', (title, typed, expected) => {
  expect(marked(title, typed)).toEqual(expected);
});

it('looks for a whole file name only in titles', () => {
  expect(matchesIn('Letters to the letter', ['letter.pdf'], false)).toEqual([]);
});
