import { aFilterTree } from '@countersign/api-client/fixtures';
import { expect, it } from 'vitest';
import { canMoveTo, placeIn } from './filterPlaces.ts';

const tree = aFilterTree();

it('counts siblings without the filter that moves', () => {
  expect(placeIn(tree, 35, { parent: 32, before: 34 })).toEqual({ parentId: 32, index: 0 });
  expect(placeIn(tree, 34, { parent: 32, before: undefined })).toEqual({ parentId: 32, index: 1 });
  expect(placeIn(tree, 34, { parent: undefined, before: 39 })).toEqual({ parentId: 0, index: 3 });
  expect(placeIn(tree, 39, { parent: 38, before: undefined })).toEqual({ parentId: 38, index: 0 });
});

it('puts no filter of a client before one of the firm', () => {
  expect(canMoveTo(tree, { parent: undefined, before: 33 })).toBe('The firm’s filters come first.');
  expect(canMoveTo(tree, { parent: undefined, before: 39 })).toBe(true);
  expect(canMoveTo(tree, { parent: 31, before: undefined })).toBe(true);
});
