import { expect, test } from 'vitest';
import { placeMenu } from './placeMenu.js';

const view = { width: 1000, height: 600 };
const menu = { width: 200, height: 120 };
const button = { left: 400, top: 200, width: 80, height: 32 };

test.each([
  ['bottom start', 400, 236],
  ['bottom end', 280, 236],
  ['top start', 400, 76],
  ['top end', 280, 76],
  ['right top', 484, 200],
] as const)('is placed at the %s of its anchor', (placement, left, top) => {
  expect(placeMenu(button, menu, view, placement)).toMatchObject({ left, top });
});

test('flips where it has no room and the other side has more', () => {
  expect(placeMenu({ ...button, top: 500 }, menu, view, 'bottom start').top).toBe(500 - 4 - 120);
  expect(placeMenu({ ...button, top: 40 }, menu, view, 'top start').top).toBe(40 + 32 + 4);
  expect(placeMenu({ ...button, left: 900 }, menu, view, 'right top').left).toBe(900 - 4 - 200);
});

test('stays inside the window', () => {
  expect(placeMenu({ ...button, left: 950 }, menu, view, 'bottom start').left).toBe(1000 - 12 - 200);
  expect(placeMenu({ ...button, left: 20 }, menu, view, 'bottom end').left).toBe(12);
});

test('is as high as its side where neither has room for all of it', () => {
  const long = { width: 200, height: 900 };
  expect(placeMenu(button, long, view, 'bottom start')).toEqual({ left: 400, top: 236, maxHeight: 352 });
  expect(placeMenu({ ...button, top: 400 }, long, view, 'bottom start')).toEqual({
    left: 400,
    top: 12,
    maxHeight: 384,
  });
});

test('opens where the pointer is, whose place has no size', () => {
  const point = { left: 120, top: 40, width: 0, height: 0 };
  expect(placeMenu(point, menu, view, 'bottom start')).toMatchObject({ left: 120, top: 44 });
});

test('covers that place rather than hide a part of its items', () => {
  const point = { left: 120, top: 310, width: 0, height: 0 };
  const long = { width: 200, height: 400 };
  expect(placeMenu(point, long, view, 'bottom start')).toEqual({ left: 120, top: 188, maxHeight: 400 });
  const tooLong = { width: 200, height: 900 };
  expect(placeMenu(point, tooLong, view, 'bottom start')).toEqual({ left: 120, top: 12, maxHeight: 576 });
});
