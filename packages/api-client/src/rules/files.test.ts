import { expect, test } from 'vitest';
import { hasClientCharacters } from './names.ts';
import { isPreviewable, parseExtensions, viewerTypeOf } from './previewable.ts';

test('previewable extensions come as a list in one setting', () => {
  const previewable = parseExtensions('pdf, .PNG;jpg,,');
  expect([...previewable]).toEqual(['pdf', 'png', 'jpg']);
  expect(isPreviewable('PDF', previewable)).toBe(true);
  expect(isPreviewable('docx', previewable)).toBe(false);
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])(
  'the extension %j is one like any other',
  (extension) => {
    expect(viewerTypeOf(extension)).toBeNull();
    expect([...parseExtensions(`pdf,${extension}`)]).toEqual(['pdf']);
    expect(isPreviewable(extension, parseExtensions(`pdf,${extension}`))).toBe(false);
  },
);

test("client names hold letters, digits, spaces and , . ' &", () => {
  expect(hasClientCharacters("O'Brien, Smith & Co. 2")).toBe(true);
  expect(hasClientCharacters('Smith/Jones')).toBe(false);
  expect(hasClientCharacters('Müller')).toBe(false);
});
