import { ApiError } from '@countersign/api-client';
import { expect, it } from 'vitest';
import { assignFailure } from './assignFailure.ts';
import { assigningMessages } from './assigning.messages.ts';

it('says what to do about a filter that was deleted, and repeats other reasons', () => {
  const gone = new ApiError({ kind: 'refused', code: 'notFound', serverMessage: 'Not found.' });
  expect(assignFailure(gone)).toBe(assigningMessages.filterMissing);
  expect(assignFailure(new ApiError({ kind: 'refused', serverMessage: 'Permission Denied' }))).toBe(
    'Permission Denied',
  );
});
