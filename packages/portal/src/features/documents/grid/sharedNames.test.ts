import { aFilterTree } from '@countersign/api-client/fixtures';
import { expect, it } from 'vitest';
import { sharedNames } from './sharedNames.ts';

const [returns, ...others] = aFilterTree();
const year = { ...returns, Id: 71, Text: '2026', Items: [], parentId: 70, index: 0, IsFirmFilter: false };

it('names the filter around those that share their name, and no other', () => {
  expect(sharedNames(aFilterTree())).toEqual(new Map());
  const statements = { ...year, Id: 70, Text: 'Activity statements', Items: [year], parentId: 0 };
  expect(sharedNames([...aFilterTree(), statements])).toEqual(
    new Map([
      [32, 'Tax returns › 2026'],
      [71, 'Activity statements › 2026'],
    ]),
  );
});

it('names nothing around a filter on the first level, and ignores case', () => {
  const top = { ...year, Id: 72, Text: 'DRAFTS', parentId: 0 };
  expect(sharedNames([...(returns === undefined ? [] : [returns]), ...others, top])).toEqual(
    new Map([
      [34, '2026 › Drafts'],
      [72, 'DRAFTS'],
    ]),
  );
});
