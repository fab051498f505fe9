import { describe, expect, it } from 'vitest';
import { fileProblem, oneOf, formatSize } from './fileRules.js';

describe('formatSize', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [1_048_576, '1 MB'],
    [1_250_000, '1.3 MB'],
    [482_000_000, '482 MB'],
    [5_000_000_000_000, '5,000 GB'],
  ])('says %i as %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});

describe('oneOf', () => {
  it('joins names as people do', () => {
    expect(oneOf(['png'])).toBe('png');
    expect(oneOf(['jpg', 'png', 'gif'])).toBe('jpg, png or gif');
  });
});

describe('fileProblem', () => {
  const limits = { extensions: ['png', 'gif'], maxSize: 1_000_000 };

  it('takes a file of the right kind and size, whatever its case', () => {
    expect(fileProblem({ name: 'Logo.PNG', size: 1_000_000 }, limits)).toBeUndefined();
  });

  it.each([
    ['logo.png.svg', 1, 'logo.png.svg is not a png or gif file.'],
    ['logo', 1, 'logo is not a png or gif file.'],
    ['logo.gif', 1_200_000, 'logo.gif is 1.2 MB. The limit is 1 MB.'],
  ])('refuses %s of %i bytes', (name, size, text) => {
    expect(fileProblem({ name, size }, limits)).toBe(text);
  });

  it('takes anything without limits', () => {
    expect(fileProblem({ name: 'x', size: 9e12 }, { extensions: [], maxSize: undefined })).toBeUndefined();
  });
});
