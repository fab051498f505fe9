import { expect, it } from 'vitest';
import { clientCallOf } from './clientCalls.ts';
import { operations } from './contract.ts';

/** Each uploaded file becomes a document once, whatever the key: its identifier is the key. */
const keyedByItself = ['createDocument'];

const additions = operations.filter(
  ({ id, verb }) =>
    verb !== 'get' && /^(create|register|invite|add)[A-Z]/.test(id) && !keyedByItself.includes(id),
);

it.each(additions.map(({ id, verb, path }) => [id, verb, path]))(
  '%s, sent again after a lost reply, adds once',
  (_id, verb, path) => {
    expect(clientCallOf(verb, path).keepsKeys).toBe(true);
  },
);

it('tells a call that takes kept keys from one that does not', () => {
  expect(clientCallOf('post', '/documentFilters/{id}').keepsKeys).toBe(true);
  expect(clientCallOf('get', '/documentFilters/{id}').keepsKeys).toBe(false);
});
