import { expect, test } from 'vitest';
import { OneConnection } from './oneConnection.ts';

test('the connection is lent to one after the other, in the order in which they ask', async () => {
  const connection = new OneConnection();
  const log: number[] = [];
  await connection.acquire();
  const asked = [1, 2, 3].map(async (nr) => {
    await connection.acquire();
    log.push(nr);
    connection.release();
  });
  expect(log).toEqual([]);
  connection.release();
  await Promise.all(asked);
  expect(log).toEqual([1, 2, 3]);
});

test('it is quiet after all who use it, one query after another', async () => {
  const connection = new OneConnection();
  const log: string[] = [];
  await connection.acquire();
  const quiet = connection.quiet(60_000).then(() => log.push('quiet'));
  connection.release();
  for (const query of ['first', 'second', 'third']) {
    await connection.acquire();
    await new Promise(setImmediate);
    log.push(query);
    connection.release();
  }
  await quiet;
  expect(log).toEqual(['first', 'second', 'third', 'quiet']);
});

test('nobody waits for quiet longer than they say', async () => {
  const connection = new OneConnection();
  await connection.acquire();
  await connection.quiet(1);
  connection.release();
});
