import { expect, it } from 'vitest';
import { largestScale, nextZoom, scaleOf, smallestScale, formatZoom } from './zoom.ts';

it('fits the width, within reason', () => {
  expect(scaleOf({ kind: 'fitWidth' }, 800, 400, true)).toBe(0.5);
  expect(scaleOf({ kind: 'fitWidth' }, 100, 4000, true)).toBe(4);
  expect(scaleOf({ kind: 'automatic' }, 800, 1200, true)).toBe(1);
  expect(scaleOf({ kind: 'automatic' }, 800, 600, true)).toBe(0.75);
  expect(scaleOf({ kind: 'fitWidth' }, 0, 400, true)).toBe(1);
  expect(scaleOf({ kind: 'scale', scale: 2 }, 800, 400, true)).toBe(2);
});

it('opens text on a phone large enough to read, and images as wide as the available space', () => {
  expect(scaleOf({ kind: 'automatic' }, 794, 374, true)).toBe(0.75);
  expect(scaleOf({ kind: 'automatic' }, 400, 374, true)).toBe(0.935);
  expect(scaleOf({ kind: 'automatic' }, 1600, 400, false)).toBe(0.25);
});

it('goes from step to step, also from between them', () => {
  expect(nextZoom(1, 'in')).toEqual({ kind: 'scale', scale: 1.25 });
  expect(nextZoom(1.1, 'out')).toEqual({ kind: 'scale', scale: 1 });
  expect(nextZoom(largestScale, 'in')).toEqual({ kind: 'scale', scale: largestScale });
  expect(nextZoom(0.1, 'out')).toEqual({ kind: 'scale', scale: smallestScale });
  expect(formatZoom(1.25)).toBe('125%');
});
