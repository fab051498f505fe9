import { expect, test } from 'vitest';
import { assignReplyOf } from './assignReply.ts';

test.each([
  ['filterAssigned', 'assigned'],
  ['notFound', 'filterMissing'],
  ['documentNotFound', 'other'],
  [null, 'other'],
] as const)('%s means %s', (code, reply) => {
  expect(assignReplyOf(code)).toBe(reply);
});
