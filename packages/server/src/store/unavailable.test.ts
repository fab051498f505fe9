import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../databaseErrors.ts';
import { asUnavailable } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('said otherwise'), { code });

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '08006', '08P01', '53300'])(
  '%s of the driver is a database that cannot be reached',
  (code) => expect(asUnavailable(coded(code))).toBeInstanceOf(DatabaseUnavailable),
);

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client was closed and is not queryable',
])('%s is one too', (message) =>
  expect(asUnavailable(new Error(message))).toBeInstanceOf(DatabaseUnavailable),
);

test('so is a name none of whose addresses responds', () => {
  const error = asUnavailable(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]));
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(error).toMatchObject({ message: 'The database cannot be reached: said otherwise, said otherwise' });
});

test.each(['23505', '40001', '53100', 'ENOSPC'])('%s is another error', (code) => {
  const error = coded(code);
  expect(asUnavailable(error)).toBe(error);
});
