import { expect, it } from 'vitest';
import { previewColor } from './previewColor.js';

it.each([
  ['333c91', '333C91'],
  ['#7A1F3D', '7A1F3D'],
  ['333', 'ADD8E6'],
  ['zzzzzz', 'ADD8E6'],
  ['', 'ADD8E6'],
  [null, 'ADD8E6'],
])('of %s is %s', (color, shown) => expect(previewColor(color)).toBe(shown));
