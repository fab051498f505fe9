import { aFilterTree } from '@countersign/api-client/fixtures';
import { expect, it } from 'vitest';
import { namesTo } from './namesTo.ts';

it('names the way to a filter', () => {
  expect(namesTo(aFilterTree(), 34)).toEqual(['Tax returns', '2026', 'Drafts']);
  expect(namesTo(aFilterTree(), 99)).toEqual([]);
});
