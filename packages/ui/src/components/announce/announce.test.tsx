import { expect, it } from 'vitest';
import { announce } from './announce.js';

function regions(): readonly Element[] {
  return [...document.querySelectorAll('[data-live-announcer]')];
}

it('has both live regions on the page before the first sentence', () => {
  const before = regions();
  expect(before.map((region) => region.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
  expect(before.map((region) => region.textContent)).toEqual(['', '']);
  announce('70 documents');
  announce('The document is in use', 'assertive');
  expect(regions()).toEqual(before);
  expect(before.map((region) => region.textContent)).toEqual(['70 documents', 'The document is in use']);
});
