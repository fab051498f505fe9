import { expect, test } from 'vitest';
import { firstForm } from './useFits.js';

const shorter = 2;

test('the first form that has room is shown, at last the shortest one, whose width does not matter', () => {
  const widths = [600, 400];
  expect([700, 600, 599, 400, 399].map((available) => firstForm(widths, available, shorter))).toEqual([
    0, 0, 1, 1, 2,
  ]);
});

test('a form of which the width is not known is shown to be measured', () => {
  expect(firstForm([], 100, shorter)).toBe(0);
  expect(firstForm([600], 100, shorter)).toBe(1);
});
