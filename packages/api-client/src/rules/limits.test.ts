import { expect, test } from 'vitest';
import files from '../generated/files.json' with { type: 'json' };
import portal from '../generated/portal.json' with { type: 'json' };
import {
  JOB_NAMED_LIMIT,
  LEFT_OUT_LIMIT,
  LISTED_LIMIT,
  MOST_FILTERS,
  NAMED_LIMIT,
  RANGE_LIMIT,
} from './limits.ts';

const { ReadMarks, DocumentIds, DocumentIdList, DocumentJobRequest, DocumentMatch, FilterTree } =
  portal.components.schemas;
const { ArchiveRequest, DocumentMatch: ArchiveMatch } = files.components.schemas;

test.each([
  ['marked', ReadMarks.properties.documentIds, NAMED_LIMIT],
  ['left out of what is marked', ReadMarks.properties.exceptIds, LEFT_OUT_LIMIT],
  ['removed or restored', DocumentIds.properties.documentIds, NAMED_LIMIT],
  ['downloaded', ArchiveRequest.properties.documentIds, NAMED_LIMIT],
  ['left out of what is downloaded', ArchiveMatch.properties.except, LEFT_OUT_LIMIT],
  ['of a range', DocumentIdList.properties.Ids, RANGE_LIMIT],
  ['of a job', DocumentJobRequest.properties.documentIds, JOB_NAMED_LIMIT],
  ['left out of a job', DocumentMatch.properties.except, LEFT_OUT_LIMIT],
  ['of a list', portal.components.parameters.documentIds.schema, LISTED_LIMIT],
  ['filters of a tree', FilterTree, MOST_FILTERS],
])('the limit of those that are %s is the contract’s', (_which, { maxItems }, limit) => {
  expect(maxItems).toBe(limit);
});
