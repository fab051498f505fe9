import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('said otherwise'), { code });

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '08006', '08P01', '53300'])(
  '%s is a database that cannot be reached',
  (code) => expect(isUnavailable(coded(code))).toBe(true),
);

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client was closed and is not queryable',
])('%s is one too', (message) => expect(isUnavailable(new Error(message))).toBe(true));

test('so is a name none of whose addresses answers', () => {
  expect(isUnavailable(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]))).toBe(true);
});

test.each(['23505', '40001', '53100', 'ENOSPC'])('%s is another error', (code) =>
  expect(isUnavailable(coded(code))).toBe(false),
);
