import { expect, it } from 'vitest';
import { largestScale, nextZoom, scaleOf, smallestScale, formatZoom } from './zoom.ts';

const wide = (width: number) => ({ width, height: 1000 });
const page = (width: number, height = width * 1.4) => ({ width, height });

it('fits the width, within reason', () => {
  expect(scaleOf({ kind: 'fitWidth' }, page(800), wide(400), true)).toBe(0.5);
  expect(scaleOf({ kind: 'fitWidth' }, page(100), wide(4000), true)).toBe(4);
  expect(scaleOf({ kind: 'automatic' }, page(800), wide(1200), true)).toBe(1);
  expect(scaleOf({ kind: 'automatic' }, page(800), wide(600), true)).toBe(0.75);
  expect(scaleOf({ kind: 'fitWidth' }, page(0), wide(400), true)).toBe(1);
  expect(scaleOf({ kind: 'scale', scale: 2 }, page(800), wide(400), true)).toBe(2);
});

it('fits the whole page, and a picture that is larger than the view', () => {
  expect(scaleOf({ kind: 'fitPage' }, page(800, 2000), wide(1200), true)).toBe(0.5);
  expect(scaleOf({ kind: 'fitPage' }, page(8000, 20_000), wide(1200), true)).toBe(0.05);
  expect(scaleOf({ kind: 'automatic' }, page(4000, 4000), wide(2000), false)).toBe(0.25);
  expect(scaleOf({ kind: 'automatic' }, page(40, 40), wide(2000), false)).toBe(1);
});

it('opens as wide as a phone, text and images', () => {
  expect(scaleOf({ kind: 'automatic' }, page(748), wide(374), true)).toBe(0.5);
  expect(scaleOf({ kind: 'automatic' }, page(400), wide(374), true)).toBe(0.935);
  expect(scaleOf({ kind: 'automatic' }, page(1870), wide(374), true)).toBe(0.2);
  expect(scaleOf({ kind: 'automatic' }, page(300), wide(374), true)).toBe(1);
  expect(scaleOf({ kind: 'automatic' }, page(1600, 900), wide(400), false)).toBe(0.25);
});

it('goes from step to step, also from between them', () => {
  expect(nextZoom(1, 'in')).toEqual({ kind: 'scale', scale: 1.25 });
  expect(nextZoom(1.1, 'out')).toEqual({ kind: 'scale', scale: 1 });
  expect(nextZoom(largestScale, 'in')).toEqual({ kind: 'scale', scale: largestScale });
  expect(nextZoom(0.1, 'out')).toEqual({ kind: 'scale', scale: smallestScale });
  expect(formatZoom(1.25)).toBe('125%');
});
