import { expect, it } from 'vitest';
import { readableName } from './readableName.js';

it.each([
  ['x\u202Efdp.exe', 'x_fdp.exe'],
  ['a\u2067b\u2069.pdf', 'a_b_.pdf'],
  ['\u05D0\u200F (2).pdf', '\u05D0\u200F (2).pdf'],
])('%j is shown as %j', (name, shown) => {
  expect(readableName(name)).toBe(shown);
});
