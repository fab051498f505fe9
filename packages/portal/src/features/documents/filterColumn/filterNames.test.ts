import { aFilterTree } from '@countersign/api-client/fixtures';
import { expect, it } from 'vitest';
import { filterNames } from './filterNames.ts';

const own = { Items: [], parentId: 0, index: 0, IsFirmFilter: false };

const shared = (tree: Parameters<typeof filterNames>[0]) =>
  [...filterNames(tree)].filter(([, name]) => name.shared).map(([id, { names }]) => [id, names.join(' › ')]);

it('knows the way to each filter', () => {
  expect(filterNames(aFilterTree()).get(34)).toEqual({
    names: ['Tax returns', '2026', 'Drafts'],
    shared: false,
  });
  expect(shared(aFilterTree())).toEqual([]);
});

it('knows those that share their name, ignoring case, on whichever level', () => {
  const statements = { ...own, Id: 70, Text: 'Statements', Items: [{ ...own, Id: 71, Text: '2026' }] };
  const drafts = { ...own, Id: 72, Text: 'DRAFTS' };
  expect(shared([...aFilterTree(), statements, drafts])).toEqual([
    [32, 'Tax returns › 2026'],
    [34, 'Tax returns › 2026 › Drafts'],
    [71, 'Statements › 2026'],
    [72, 'DRAFTS'],
  ]);
});
