import { searchTerms } from '@countersign/api-client/rules';
import { expect, it } from 'vitest';
import { matchesIn, matchesInTitle } from './matchesIn.ts';

/** What is marked of a text, by one of the functions. */
const marked = (text: string, typed: string, matches = matchesIn) =>
  matches(text, searchTerms(typed)).map(([start, end]) => text.slice(start, end));

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
  expect(marked(title, typed, matchesInTitle)).toEqual(expected);
});

it.each([
  ['Tessa McKinnon', 'mck tessa', ['McK', 'Tessa']],
  ['Tessa McKinnon', '"tessa mckinnon"', ['Tessa McKinnon']],
  ['Zoe\u0308 Quill', 'ZO\u00CB', ['Zoe\u0308']],
  // Only titles lack an extension.
  ['Payroll 2025', '2025.pdf', []],
  ['Letters to the letter', 'letter.pdf', []],
])('in the name %j, a search for %j marks %j', (name, typed, expected) => {
  expect(marked(name, typed)).toEqual(expected);
});
