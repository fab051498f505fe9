import { expect, test } from 'vitest';
import { signingMessages } from './messages.ts';
import { pinReplyOf, pinSentences } from './pinReply.ts';
import type { PinReply } from './pinReply.ts';

const cases: [PinReply, number, string, string | null][] = [
  ['inUse', 409, 'doc in use', null],
  ['inUse', 200, 'failed', 'doc in use'],
  ['inUse', 409, signingMessages.inUse, null],
  ['alreadySigned', 409, 'alreadySigned', null],
  ['expired', 409, 'The PIN has expired', null],
  ['expired', 409, signingMessages.lockExpired, 'expired'],
  ['wrong', 422, signingMessages.pinWrong, null],
  ['wrong', 200, 'failed', 'invalid pin'],
  ['error', 0, 'Failed to fetch', null],
  ['error', 503, 'An unknown error has occurred', null],
  ['error', 429, 'Too many', null],
];

test('what was not understood is said in general words', () => {
  expect(pinSentences.error).toBe('An error occurred while processing your request please try again.');
});

test.each(cases)('%s: status %i, "%s", exception %s', (reply, status, message, exceptionMessage) => {
  expect(pinReplyOf({ status, message, exceptionMessage })).toBe(reply);
});
