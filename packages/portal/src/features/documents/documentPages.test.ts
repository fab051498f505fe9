import { describe, expect, it } from 'vitest';
import { pagesOf } from './documentPages.ts';

describe('pages of the documents list', () => {
  it('asks for the first page only, until the total is known', () => {
    expect(pagesOf({ first: 0, last: 0 }, 20, null)).toEqual([1]);
  });

  it('asks for what is seen and for one page ahead', () => {
    expect(pagesOf({ first: 0, last: 19 }, 20, 1_000)).toEqual([1, 2]);
    expect(pagesOf({ first: 415, last: 440 }, 20, 1_000)).toEqual([21, 22, 23, 24]);
  });

  it('does not ask beyond the end', () => {
    expect(pagesOf({ first: 980, last: 999 }, 20, 1_000)).toEqual([50]);
    expect(pagesOf({ first: 0, last: 0 }, 20, 0)).toEqual([1]);
  });
});
