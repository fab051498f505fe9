import { expect, it } from 'vitest';
import { cutText } from './cutText.ts';

it.each([
  ['minutes', 7, 'minutes'],
  ['minutes', 3, 'min'],
  ['🙂🙂', 2, '🙂🙂'],
  ['a🙂🙂', 2, 'a🙂'],
  ['\uD800', 2, '\uFFFD'],
  ['ab\uD800cd', 3, 'ab\uFFFD'],
  ['', 0, ''],
])('cuts between characters: %j, %i', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
