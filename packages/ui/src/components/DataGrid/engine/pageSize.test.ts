import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSize } from './pageSize.js';

test.each([
  [660, 19],
  [693, 20],
  [692, 19],
  [66, 1],
  [33, 1],
  [0, 1],
])('a height of %i pixels gives pages of %i rows', (height, rows) => {
  expect(pageSize(height)).toBe(rows);
});

test('a page and its header always fit, unless there is room for nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 66, max: 10_000 }), (height) => {
      const rows = pageSize(height);
      expect((rows + 1) * 33).toBeLessThanOrEqual(height);
      expect((rows + 2) * 33).toBeGreaterThan(height);
    }),
  );
});
