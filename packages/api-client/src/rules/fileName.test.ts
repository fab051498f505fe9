import { describe, expect, test } from 'vitest';
import { documentFileName, isFileNameValid, splitFileName } from './fileName.ts';

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

test.each([
  ['Letter (final) – v2.pdf', true],
  ['Brief für Zoë.pdf', true],
  ['a/b.pdf', false],
  ['C:\\papers\\a.pdf', false],
  ['a\nb.pdf', false],
  ['a\u0000.pdf', false],
  ['a\u0085.pdf', false],
  ['a\uD800.pdf', false],
  ['\u200B.pdf', false],
  ['\u3164.pdf', false],
  ['\u2800\u00AD', false],
  ['.env', true],
  ['🙂.pdf', true],
])('whether %j is a file name: %s', (name, valid) => {
  expect(isFileNameValid(name)).toBe(valid);
});
