import { expect, test } from 'vitest';
import { lastingRefusalOf, passesByItself, refusesViewName } from './passing.ts';

test('only limits and a busy server pass by themselves', () => {
  expect(passesByItself('signingBusy')).toBe(true);
  expect(passesByItself('tooManyAttempts')).toBe(true);
  expect(passesByItself('lockLost')).toBe(false);
  expect(passesByItself('serverFailed')).toBe(false);
  expect(passesByItself(null)).toBe(false);
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
