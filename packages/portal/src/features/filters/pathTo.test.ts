import { expect, it } from 'vitest';
import type { Schemas } from '@countersign/api-client/contract';
import { namesTo, pathTo } from './pathTo.ts';

function filter(Id: number, Text: string, Items: Schemas['Filter'][] = []): Schemas['Filter'] {
  return { Id, Text, Items, parentId: 0, index: 0, IsFirmFilter: false };
}

const tree = [filter(1, 'Tax', [filter(2, 'Income tax', [filter(3, '2025')])]), filter(4, 'Payroll')];

it('opens what is above a filter', () => {
  expect(pathTo(tree, 3)).toEqual([1, 2]);
  expect(pathTo(tree, 4)).toEqual([]);
  expect(pathTo(tree, 99)).toEqual([]);
});

it('names the way to a filter', () => {
  expect(namesTo(tree, 3)).toEqual(['Tax', 'Income tax', '2025']);
  expect(namesTo(tree, 99)).toEqual([]);
});
