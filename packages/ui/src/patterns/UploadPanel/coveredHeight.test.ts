import { expect, it } from 'vitest';
import { coveredHeight } from './coveredHeight.js';

const panel = { left: 832, top: 460, right: 1264, bottom: 784 };

it.each([
  ['reaches behind the panel', { left: 0, top: 100, right: 1280, bottom: 760 }, 308],
  ['reaches below it', { left: 0, top: 100, right: 1280, bottom: 1500 }, 1048],
  ['reaches behind it by a part of a pixel', { left: 0, top: 100, right: 1280, bottom: 460.5 }, 9],
  ['ends above it', { left: 0, top: 100, right: 1280, bottom: 400 }, 0],
  ['ends where it begins', { left: 0, top: 100, right: 1280, bottom: 460 }, 0],
  ['is beside it', { left: 0, top: 100, right: 832, bottom: 760 }, 0],
  ['is below the window', { left: 0, top: 800, right: 1280, bottom: 1200 }, 0],
])('a grid that %s', (_place, grid, height) => {
  expect(coveredHeight(grid, panel)).toBe(height);
});
