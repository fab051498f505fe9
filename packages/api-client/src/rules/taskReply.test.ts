import { expect, test } from 'vitest';
import { taskReplyOf } from './taskReply.ts';

test.each([
  ['notificationsOff', 409, 'off'],
  ['noTask', 409, 'refused'],
  ['roleDenied', 403, 'refused'],
  ['serverFailed', 500, 'error'],
  [null, 0, 'error'],
] as const)('%s with status %i is %s', (code, status, reply) => {
  expect(taskReplyOf({ code, status })).toBe(reply);
});
