import { ApiError } from '@countersign/api-client';
import { expect, it } from 'vitest';
import { documentsMessages } from '../documents.messages.ts';
import { assignFailure, assignMessages } from './assignFilter.messages.ts';

it('counts what is assigned', () => {
  expect(assignMessages.title(1)).toBe('Assign 1 document');
  expect(assignMessages.title(1284)).toBe('Assign 1,284 documents');
  expect(documentsMessages.unnamed(7)).toBe('Document 7');
});

it('says what to do about a filter that was deleted, and repeats other reasons', () => {
  const gone = new ApiError({ kind: 'refused', code: 'notFound', serverMessage: 'Not found.' });
  expect(assignFailure(gone)).toBe(assignMessages.filterMissing);
  expect(assignFailure(new ApiError({ kind: 'refused', serverMessage: 'Permission Denied' }))).toBe(
    'Permission Denied',
  );
});
