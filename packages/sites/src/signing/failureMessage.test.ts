import { expect, it } from 'vitest';
import { ApiError } from '@countersign/api-client';
import { closedTitle, failureMessage, isSignatureUnknown } from './failureMessage.ts';
import { pageMessages, signingMessages } from './signing.messages.ts';

it.each([
  ['linkUnknown', pageMessages.linkInvalidTitle],
  ['signingSessionEnded', pageMessages.sessionEndedTitle],
  ['tooManyAttempts', pageMessages.closedTitle],
] as const)('names a page that %s closes', (code, title) => {
  expect(closedTitle(code)).toBe(title);
});

it.each([200, 403, 404, 409, 511, 520, 524])(
  'knows nothing of a signature behind a gateway’s %i',
  (status) => {
    const page = new ApiError({ kind: 'malformed', status });
    expect(isSignatureUnknown(page)).toBe(true);
    expect(failureMessage(page)).toBe(signingMessages.frameFailed);
  },
);
