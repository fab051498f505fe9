import { expect, it } from 'vitest';
import { aFilterTree } from '@countersign/api-client/fixtures';
import { leavesFilter } from './leavesFilter.ts';

it.each([
  ['one beside it', 33, 38, true],
  ['the one that it is in', 32, 31, true],
  ['none', 33, 0, true],
  ['one far below it', 31, 35, false],
  ['itself', 33, 33, false],
  ['any, from all documents', 0, 38, false],
  ['any, from one that was deleted', 99, 38, false],
])('tells whether documents leave the list of a filter for %s', (_name, listed, assigned, leaves) => {
  expect(leavesFilter(aFilterTree(), listed, assigned)).toBe(leaves);
});
