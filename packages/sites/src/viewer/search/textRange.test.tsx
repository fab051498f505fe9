import { expect, it } from 'vitest';
import { textRange } from './textRange.ts';

function layer(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

const lines = '<span>governing</span><br><span></span><span>law of </span><span>Sydney</span><br>';

it.each([
  [0, 9, 'governing'],
  [0, 13, 'governinglaw'],
  [10, 13, 'law'],
  [14, 23, 'of Sydney'],
  [17, 23, 'Sydney'],
])('from %i to %i is %j', (start, end, text) => {
  expect(textRange(layer(lines), start, end)?.toString()).toBe(text);
});

it('is none where the layer has less text', () => {
  expect(textRange(layer(lines), 20, 99)).toBeNull();
  expect(textRange(layer(''), 0, 1)).toBeNull();
});
