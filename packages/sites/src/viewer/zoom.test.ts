import { expect, it } from 'vitest';
import { largestScale, nextZoom, scaleOf, smallestScale, formatZoom } from './zoom.ts';

it('fits the width, within reason', () => {
  expect(scaleOf({ kind: 'fitWidth' }, 800, 400)).toBe(0.5);
  expect(scaleOf({ kind: 'fitWidth' }, 100, 4000)).toBe(4);
  expect(scaleOf({ kind: 'automatic' }, 800, 1200)).toBe(1);
  expect(scaleOf({ kind: 'automatic' }, 800, 400)).toBe(0.5);
  expect(scaleOf({ kind: 'fitWidth' }, 0, 400)).toBe(1);
  expect(scaleOf({ kind: 'scale', scale: 2 }, 800, 400)).toBe(2);
});

it('goes from step to step, also from between them', () => {
  expect(nextZoom(1, 'in')).toEqual({ kind: 'scale', scale: 1.25 });
  expect(nextZoom(1.1, 'out')).toEqual({ kind: 'scale', scale: 1 });
  expect(nextZoom(largestScale, 'in')).toEqual({ kind: 'scale', scale: largestScale });
  expect(nextZoom(0.1, 'out')).toEqual({ kind: 'scale', scale: smallestScale });
  expect(formatZoom(1.25)).toBe('125%');
});
