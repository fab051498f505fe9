import { expect, it } from 'vitest';
import type { BulkFailure } from '../../../services/bulk/bulkRun.ts';
import { isAsAnnounced } from './deletionOwner.ts';

const kept = (lasting?: BulkFailure['lasting']): BulkFailure => ({
  id: 7,
  name: 'Deed',
  reason: 'No',
  lasting,
});

it.each([
  ['as many with tasks', [kept('tasks'), kept('tasks')], 2, 2, true],
  ['as many with tasks, of which some were read', [kept('tasks')], 120, 120, true],
  ['more with tasks', [kept('tasks'), kept('tasks')], 2, 1, false],
  ['one for another reason', [kept('tasks'), kept()], 2, 2, false],
  ['none', [], 0, 2, false],
  ['some, of which none could be read', [], 2, 2, false],
])('tells whether a deletion kept what was announced: %s', (_name, failures, failed, announced, isSo) => {
  expect(isAsAnnounced({ failed, failures }, announced)).toBe(isSo);
});
