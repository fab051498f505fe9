import { expect, test } from 'vitest';
import { documentNameProblem } from './documentName.ts';

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
] as const)('the problem of the name %j: %s', (name, problem) => {
  expect(documentNameProblem(name)).toBe(problem);
});
