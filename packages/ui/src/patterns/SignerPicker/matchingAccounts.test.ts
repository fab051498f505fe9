import { expect, it } from 'vitest';
import { matchingAccounts } from './matchingAccounts.js';

const accounts = [
  { id: 1, name: 'Margaret Ellery', email: 'margaret@corriedalepastoral.example', status: 'ready' },
  { id: 2, name: 'Ángel Núñez', email: 'angel@kestreloptometry.example', status: 'ready' },
] as const;

it.each([
  ['', [1, 2]],
  ['  ', [1, 2]],
  ['ELLERY marg', [1]],
  ['nunez', [2]],
  ['@kestrel', [2]],
  ['ellery angel', []],
])('finds for "%s" the accounts %j', (search, ids) =>
  expect(matchingAccounts(accounts, search).map(({ id }) => id)).toEqual(ids),
);
