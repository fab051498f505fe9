import { expect, test } from 'vitest';
import { linkReplyOf } from './linkReply.ts';

test.each([
  ['linkUnknown', 'invalid'],
  ['signingSessionEnded', 'sessionEnded'],
  ['tooManyAttempts', 'other'],
  [null, 'other'],
] as const)('%s says of the link: %s', (code, reply) => {
  expect(linkReplyOf(code)).toBe(reply);
});
