import { describe, expect, test } from 'vitest';
import { documentFileName, splitFileName } from './fileName.ts';

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
