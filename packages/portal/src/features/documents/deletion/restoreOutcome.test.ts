import { expect, it } from 'vitest';
import type { Schemas } from '@countersign/api-client/contract';
import { deletionMessages } from './deletion.messages.ts';
import { restoreOutcomeMessage } from './restoreOutcome.ts';

const denied = (Id: number, Title: string): Schemas['RestoreFailure'] => ({
  Id,
  Title,
  Type: 'urn:countersign:problem:restoreDenied',
  Message: 'Ask an administrator.',
});

it('names the one document that was restored', () => {
  expect(restoreOutcomeMessage({ Restored: [1], Failed: [] }, 'Lease.pdf')).toEqual({
    tone: 'positive',
    message: deletionMessages.restored,
    detail: 'Lease.pdf',
  });
  expect(restoreOutcomeMessage({ Restored: [], Failed: [denied(1, 'Lease')] }, 'Lease.pdf')).toEqual({
    tone: 'critical',
    message: deletionMessages.notRestored,
    detail: 'Lease: Ask an administrator.',
  });
});

it('counts several, and says of the others why they were not restored, each reason once', () => {
  expect(restoreOutcomeMessage({ Restored: [1, 2], Failed: [] }, undefined)).toEqual({
    tone: 'positive',
    message: '2 documents restored',
  });
  const failed = [denied(2, 'Lease'), denied(3, 'Trust deed'), { ...denied(4, ''), Message: 'Not found.' }];
  expect(restoreOutcomeMessage({ Restored: [1], Failed: failed }, undefined)).toEqual({
    tone: 'critical',
    message: '1 document restored',
    detail: '3 documents couldn’t be restored. Lease, Trust deed: Ask an administrator. Not found.',
  });
  expect(restoreOutcomeMessage({ Restored: [], Failed: failed.slice(0, 1) }, undefined)).toMatchObject({
    message: '1 document couldn’t be restored',
  });
});
