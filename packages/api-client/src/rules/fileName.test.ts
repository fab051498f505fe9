import { describe, expect, test } from 'vitest';
import {
  documentFileName,
  documentNameProblem,
  fileNameProblem,
  shownFileName,
  shownName,
  splitFileName,
  titleProblem,
} from './fileName.ts';

describe('splitFileName', () => {
  test.each([
    ['Letter.PDF', 'Letter', 'pdf', 'PDF'],
    ['tax.2026.final.docx', 'tax.2026.final', 'docx', null],
    ['README', 'README', '', null],
    ['.env', '', 'env', null],
    ['ends.', 'ends', '', null],
    ['\u0130.\u0130', '\u0130', 'i\u0307', '\u0130'],
  ])('%s', (name, title, extension, uploadedExtension) => {
    expect(splitFileName(name)).toEqual({ title, extension, uploadedExtension });
  });

  test.each(['Letter.pdf', 'Annual REPORT.PDF', 'Plan.Docx', '\u0130.\u0130', 'README'])(
    'a document gets its file name back: %s',
    (name) => {
      const { title, extension, uploadedExtension } = splitFileName(name);
      const document = { Title: title, Extension: extension };
      const uploaded = uploadedExtension === null ? {} : { UploadedExtension: uploadedExtension };
      expect(documentFileName({ ...document, ...uploaded })).toBe(name);
    },
  );
});

test.each([
  ['Letter (final) – v2.pdf', null],
  ['Brief für Zoë.pdf', null],
  ['a/b.pdf', 'fileNameInvalid'],
  ['C:\\papers\\a.pdf', 'fileNameInvalid'],
  ['a\nb.pdf', 'fileNameInvalid'],
  ['a\u0000.pdf', 'fileNameInvalid'],
  ['a\u0085.pdf', 'fileNameInvalid'],
  ['a\uD800.pdf', 'fileNameInvalid'],
  ['\u200B\u0007.pdf', 'fileNameInvalid'],
  ['\u200B.pdf', 'fileNameInvisible'],
  ['\u3164.pdf', 'fileNameInvisible'],
  ['\u2800\u00AD', 'fileNameInvisible'],
  ['.env', null],
  ['🙂.pdf', null],
])('the problem of %j as any file name: %s', (name, problem) => {
  expect(fileNameProblem(name)).toBe(problem);
});

test.each([
  ['x\u202Efdp.exe', 'x_fdp.exe'],
  ['\u2066a\u2069\u2028b.pdf', '_a__b.pdf'],
  // Marks only help to order what is written beside them.
  ['\u05D0\u200F (2).pdf', '\u05D0\u200F (2).pdf'],
  ['\u2764\uFE0F 👨\u200D👩.pdf', '\u2764\uFE0F 👨\u200D👩.pdf'],
])('%j is shown as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown);
  const { title, extension } = splitFileName(name);
  expect(shownFileName({ Title: title, Extension: extension })).toBe(shown);
});

test.each([
  ['Letter.PDF', null],
  ['.settings.json', null],
  ['Notes vs. Taxation', null],
  ['README', 'fileWithoutExtension'],
  ['.hidden', 'fileWithoutExtension'],
  [' .hidden', 'fileWithoutExtension'],
  ['.env.', 'fileWithoutExtension'],
  ['minutes.', 'fileWithoutExtension'],
  ['Meeting notes vs. Commissioner of Taxation 2026', 'fileExtensionTooLong'],
  ['papers/minutes.pdf', 'fileNameInvalid'],
  ['minutes\u0007.pdf', 'fileNameInvalid'],
  ['\u200B.txt', 'fileNameInvisible'],
] as const)('the problem of the name %j: %s', (name, problem) => {
  expect(documentNameProblem(name)).toBe(problem);
});

test.each([
  ['Letter (final) – v2', null],
  ['report.final', null],
  [' .. ', null],
  ['a'.repeat(251), null],
  ['🙂'.repeat(251), null],
  ['a'.repeat(252), 'titleTooLong'],
  ['a/b', 'titleInvalid'],
  ['a\nb', 'titleInvalid'],
  ['a\uD800', 'titleInvalid'],
  ['', 'titleInvisible'],
  ['  ', 'titleInvisible'],
  ['\u200B', 'titleInvisible'],
] as const)('the problem of the title %j: %s', (Title, problem) => {
  expect(titleProblem({ Title, Extension: 'pdf' })).toBe(problem);
});
