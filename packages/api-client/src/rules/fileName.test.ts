import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentFileName, splitFileName, truncateMiddle } from './fileName.ts';

describe('splitFileName', () => {
  test.each([
    ['Letter.PDF', 'Letter', 'pdf'],
    ['tax.2026.final.docx', 'tax.2026.final', 'docx'],
    ['README', 'README', ''],
    ['.env', '', 'env'],
    ['ends.', 'ends', ''],
  ])('%s', (name, title, extension) => {
    expect(splitFileName(name)).toEqual({ title, extension });
  });

  test('a document gets its file name back', () => {
    expect(documentFileName({ Title: 'Letter', Extension: 'pdf' })).toBe('Letter.pdf');
    expect(documentFileName({ Title: 'README', Extension: '' })).toBe('README');
  });
});

describe('truncateMiddle', () => {
  test('keeps 46 characters as they are, and cuts the middle of more', () => {
    const exact = `${'a'.repeat(42)}.pdf`;
    expect(truncateMiddle(exact)).toBe(exact);
    expect(truncateMiddle(`a${exact}`)).toBe(`${'a'.repeat(23)}…${'a'.repeat(18)}.pdf`);
  });

  test('never splits what reads as one character', () => {
    expect(truncateMiddle('👩‍👩‍👧b👩‍👩‍👧d👩‍👩‍👧', 3)).toBe('👩‍👩‍👧…👩‍👩‍👧');
    expect(truncateMiddle('👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧👩‍👩‍👧');
  });

  test('is never longer than asked, starts and ends as the name does', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 3, max: 60 }), (name, length) => {
        const short = truncateMiddle(name, length);
        expect([...short].length).toBeLessThanOrEqual(Math.max(length, [...name].length));
        expect(name.startsWith(short.split('…')[0] ?? '')).toBe(true);
      }),
    );
  });
});
