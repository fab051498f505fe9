import { expect, it } from 'vitest';
import { besideIndex } from './listPlace.ts';

it.each([
  ['in the list', { is: 'here', index: 4 }, 5, 3],
  ['that left the list, as one that was read leaves the unread ones', { is: 'gone', index: 4 }, 4, 3],
  ['that the list does not show', null, null, null],
] as const)('knows the neighbours of a document %s', (_what, place, next, previous) => {
  expect([besideIndex(place, 1), besideIndex(place, -1)]).toEqual([next, previous]);
});
