import { expect, test } from 'vitest';
import { widthForKey, withinLimits } from './paneWidth.js';

const limits = { min: 160, max: 360 };

test.each([
  ['ArrowRight', 184, 200],
  ['ArrowLeft', 184, 168],
  ['ArrowLeft', 168, 160],
  ['ArrowRight', 355, 360],
  ['Home', 250, 160],
  ['End', 250, 360],
  ['ArrowDown', 250, undefined],
])('%s at %i', (key, width, next) => {
  expect(widthForKey(key, width, limits)).toBe(next);
});

test('a drag stops at the limits, on whole pixels', () => {
  expect(withinLimits(20, limits)).toBe(160);
  expect(withinLimits(900, limits)).toBe(360);
  expect(withinLimits(200.4, limits)).toBe(200);
});
