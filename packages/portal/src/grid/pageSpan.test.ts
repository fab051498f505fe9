import { describe, expect, it } from 'vitest';
import { pageSpan } from './pageSpan.ts';

describe('pages of a list', () => {
  it('are the first only, until the total is known', () => {
    expect(pageSpan({ first: 0, last: 0 }, 20, null)).toEqual({ first: 1, last: 1 });
  });

  it('are those that are seen, and one ahead', () => {
    expect(pageSpan({ first: 0, last: 19 }, 20, 1_000)).toEqual({ first: 1, last: 2 });
    expect(pageSpan({ first: 415, last: 440 }, 20, 1_000)).toEqual({ first: 21, last: 24 });
  });

  it('do not go beyond the end', () => {
    expect(pageSpan({ first: 980, last: 999 }, 20, 1_000)).toEqual({ first: 50, last: 50 });
    expect(pageSpan({ first: 0, last: 0 }, 20, 0)).toEqual({ first: 1, last: 1 });
  });
});
