import { expect, it } from 'vitest';
import { selectionMessages } from './selection.messages.ts';

it('counts documents that the details do not name', () => {
  expect(selectionMessages.more(84)).toBe('and 84 more');
  expect(selectionMessages.more(1)).toBe('and 1 more');
});

it('says what is left out of all', () => {
  expect(selectionMessages.allMatching(0)).not.toContain('except');
  expect(selectionMessages.allMatching(1_284)).toContain('except 1,284');
});

it('names what a press takes out of the selection', () => {
  expect(selectionMessages.deselect('Trust deed')).toBe('Deselect Trust deed');
});
