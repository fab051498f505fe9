import { describe, expect, it } from 'vitest';
import { changedPictures, type Pictures } from './changedPictures.ts';

const before: Pictures = new Map<string, Record<string, string>>([
  ['a--same', { light: '1x1 a' }],
  ['a--other', { light: '1x1 a', dark: '1x1 b' }],
  ['a--gone', { light: '1x1 a' }],
]);

describe('the pictures that changed', () => {
  it('are those with other pixels, of a new mode, or of a new story', () => {
    const now: Pictures = new Map<string, Record<string, string>>([
      ['a--same', { light: '1x1 a' }],
      ['a--other', { light: '1x1 a', dark: '1x1 c', forced: '1x1 d' }],
      ['a--new', { light: '1x1 e' }],
    ]);
    expect(changedPictures(before, now)).toEqual([
      { story: 'a--other', mode: 'dark', before: '1x1 b', after: '1x1 c' },
      { story: 'a--other', mode: 'forced', before: null, after: '1x1 d' },
      { story: 'a--new', mode: 'light', before: null, after: '1x1 e' },
    ]);
  });
});
