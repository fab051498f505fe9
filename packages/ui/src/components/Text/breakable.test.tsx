import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { breakable } from './breakable.js';

test('an address breaks after its @ and before its full stops', () => {
  expect(renderToStaticMarkup(breakable('linh.tran@nguyen.example'))).toBe(
    'linh<wbr/>.tran@<wbr/>nguyen<wbr/>.example',
  );
});

test('a text without an address is left as it is, and so is the end of a sentence', () => {
  expect(breakable('PIN sent 3.5 hours ago.')).toBe('PIN sent 3.5 hours ago.');
  expect(renderToStaticMarkup(breakable('Write to a@b.example.'))).toBe('Write to a@<wbr/>b<wbr/>.example.');
});
