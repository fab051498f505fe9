import { describe, expect, it } from 'vitest';
import { findText, foldText } from './findText.ts';

/** What was found, as it is printed. */
function found(text: string, wanted: string): string[] {
  return findText(1, foldText(text), wanted).map(({ start, end }) => text.slice(start, end));
}

describe('the search in a text', () => {
  it.each([
    ['case', 'Lease and LEASE', 'lease', ['Lease', 'LEASE']],
    ['accents', 'Café, cafe\u0301', 'cafe', ['Café', 'cafe\u0301']],
    ['accents of what is typed', 'Zoe', 'Zoë', ['Zoe']],
    ['the end of a line', 'governing\nlaw', 'governing law', ['governing\nlaw']],
    ['repeated spaces', 'governing \n  law', 'governing law', ['governing \n  law']],
    ['a divided word', 'the agree-\nment ends', 'agreement', ['agree-\nment']],
    ['a ligature', 'the ﬁrm', 'firm', ['ﬁrm']],
    ['half a ligature', 'oﬃce', 'of', ['oﬃ']],
    ['printed quotes and dashes', 'the firm’s 2025–26', "firm's 2025-26", ['firm’s 2025–26']],
    ['soft hyphens', 'agree\u00ADment', 'agreement', ['agree\u00ADment']],
    ['spaces around what is typed', 'a lease', '  lease ', ['lease']],
    ['characters of two units', 'signed 🖋 by', '🖋 by', ['🖋 by']],
    ['signs of patterns', 'a.c abc (x)', 'a.c', ['a.c']],
  ])('passes over %s', (_what, text, wanted, places) => {
    expect(found(text, wanted)).toEqual(places);
  });

  it('counts places that do not overlap', () => {
    expect(found('aaaa', 'aa')).toHaveLength(2);
  });

  it('finds nothing for nothing', () => {
    expect(found('some text', '  ')).toEqual([]);
    expect(found('', 'x')).toEqual([]);
  });

  it('keeps a hyphen that divides no word', () => {
    expect(found('click-to-sign\nand 2025-\n26', 'to-sign')).toEqual(['to-sign']);
  });
});
