import { expect, test } from 'vitest';
import { assignReplyOf, lastingRefusalOf, refusesViewName } from './documentReply.ts';

test.each([
  ['filterAssigned', 'assigned'],
  ['notFound', 'filterMissing'],
  ['documentNotFound', 'other'],
  [null, 'other'],
] as const)('%s means %s', (code, reply) => {
  expect(assignReplyOf(code)).toBe(reply);
});

test('what a document needs first, or that there is none, is told from what may pass', () => {
  expect(lastingRefusalOf('outstandingTasks')).toBe('tasks');
  expect(lastingRefusalOf('documentDeleted')).toBe('missing');
  expect(lastingRefusalOf('roleDenied')).toBe('denied');
  expect(lastingRefusalOf('serverFailed')).toBeNull();
  expect(lastingRefusalOf(null)).toBeNull();
});

test('a refused name is told from a refused view', () => {
  expect(refusesViewName('viewNameTaken')).toBe(true);
  expect(refusesViewName('notFound')).toBe(false);
  expect(refusesViewName(null)).toBe(false);
});
