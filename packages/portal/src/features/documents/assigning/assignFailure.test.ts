import { ApiError } from '@countersign/api-client';
import { expect, it } from 'vitest';
import { assignFailure, assignLasting } from './assignFailure.ts';
import { assigningMessages } from './assigning.messages.ts';

it('says what to do about a filter that was deleted, and repeats other reasons', () => {
  const gone = new ApiError({ kind: 'refused', code: 'notFound', serverMessage: 'Not found.' });
  expect(assignFailure(gone)).toBe(assigningMessages.filterMissing);
  expect(assignFailure(new ApiError({ kind: 'refused', serverMessage: 'Permission Denied' }))).toBe(
    'Permission Denied',
  );
});

it.each([
  ['notFound', 'blocked'],
  ['documentNotFound', 'missing'],
  ['documentDeleted', 'missing'],
  ['permissionDenied', 'denied'],
  ['changedMeanwhile', undefined],
  [null, undefined],
] as const)('tells whether repeating it may help: %s', (code, lasting) => {
  expect(assignLasting(new ApiError({ kind: 'refused', code, serverMessage: 'No' }))).toBe(lasting);
});
