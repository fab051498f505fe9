import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnRange, pagesFor, visibleRange } from './range.js';

describe('visibleRange', () => {
  test('takes in rows that show only in part', () => {
    expect(visibleRange(0, 330, 33, 1000)).toEqual({ first: 0, last: 9 });
    expect(visibleRange(1, 330, 33, 1000)).toEqual({ first: 0, last: 10 });
    expect(visibleRange(33, 330, 33, 1000)).toEqual({ first: 1, last: 10 });
  });

  test('stops at the last row, and is empty without rows', () => {
    expect(visibleRange(3000, 330, 33, 95)).toEqual({ first: 90, last: 94 });
    const none = visibleRange(0, 330, 33, 0);
    expect(none.last).toBeLessThan(none.first);
  });

  test('does not go above the top when the browser overscrolls', () => {
    expect(visibleRange(-80, 330, 33, 1000).first).toBe(0);
  });
});

describe('drawnRange', () => {
  const visible = { first: 100, last: 119 };

  test('draws a screen ahead in the direction of travel', () => {
    expect(drawnRange(visible, 'forward', 1000)).toEqual({ first: 98, last: 139 });
    expect(drawnRange(visible, 'backward', 1000)).toEqual({ first: 80, last: 121 });
    expect(drawnRange(visible, 'still', 1000)).toEqual(visible);
  });

  test('draws as far ahead as the speed could carry, never more than a screen', () => {
    expect(drawnRange(visible, 'forward', 1000, 0.7)).toEqual({ first: 98, last: 125 });
    expect(drawnRange(visible, 'forward', 1000, 4)).toEqual({ first: 98, last: 131 });
    expect(drawnRange(visible, 'backward', 1000, 18)).toEqual({ first: 80, last: 121 });
  });

  test('always holds what is visible and never leaves the rows', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom('forward', 'backward', 'still'),
        (offset, viewport, total, travel) => {
          const shown = visibleRange(Math.min(offset, total * 33), viewport, 33, total);
          const drawn = drawnRange(shown, travel, total);
          expect(drawn.first).toBeLessThanOrEqual(shown.first);
          expect(drawn.last).toBeGreaterThanOrEqual(shown.last);
          expect(drawn.first).toBeGreaterThanOrEqual(0);
          expect(drawn.last).toBeLessThan(total);
        },
      ),
    );
  });
});

describe('pagesFor', () => {
  test('asks for the pages on screen, then for the one ahead', () => {
    expect(pagesFor({ first: 0, last: 18 }, 19, 1000)).toEqual([0, 1]);
    expect(pagesFor({ first: 15, last: 40 }, 19, 1000)).toEqual([0, 1, 2, 3]);
    expect(pagesFor({ first: 38, last: 56 }, 19, 1000, 'backward')).toEqual([2, 1]);
  });

  test('never asks beyond either end', () => {
    expect(pagesFor({ first: 990, last: 999 }, 100, 1000)).toEqual([9]);
    expect(pagesFor({ first: 0, last: 9 }, 100, 1000, 'backward')).toEqual([0]);
    expect(pagesFor({ first: 0, last: -1 }, 100, 0)).toEqual([]);
  });
});
