import { describe, expect, it } from 'vitest';
import { queryWith } from './mediaQuery.ts';

describe('a media query under emulated features', () => {
  const phone = { pointer: 'coarse', hover: 'none' };

  it.each([
    ['(pointer: coarse)', '(min-width: 0px)'],
    ['(pointer:fine)', '(max-width: 0px)'],
    ['(hover: hover) and (min-width: 768px)', '(max-width: 0px) and (min-width: 768px)'],
    ['not (hover: none)', 'not (min-width: 0px)'],
  ])('answers %s as %s', (query, expected) => {
    expect(queryWith(phone, query)).toBe(expected);
  });

  it.each(['(forced-colors: active)', 'print', '(width < 768px)', '(any-pointer: fine)'])(
    'leaves %s to the browser',
    (query) => {
      expect(queryWith(phone, query)).toBe(query);
    },
  );
});
