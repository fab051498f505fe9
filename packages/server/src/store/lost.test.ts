import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { problemType, errorSentences } from '@countersign/api-client/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../databaseErrors.ts';
import type { Caller } from '../domain/caller.ts';
import {
  aClient,
  aDocument,
  aFirm,
  fakeCaller,
  startTestApp,
  startTestPortal,
  type TestApp,
  type TestPortal,
} from '../testing/index.ts';
import { createSite } from '../http/site.ts';
import { connectPostgres } from './open.ts';

const url = process.env['DATABASE_URL'] ?? '';

let app: TestApp;
let portal: TestPortal;
let caller: Caller;
let documentId: number;

beforeAll(async () => {
  app = await startTestApp();
  portal = await startTestPortal(app);
  const firm = await aFirm(app);
  caller = await fakeCaller(app, firm);
  const { clientId } = await aClient(app, firm);
  ({ documentId } = await aDocument(app, firm, clientId));
});
afterAll(async () => {
  await portal.close();
  await app.close();
});

const unreachable = {
  status: 503,
  headers: { 'retry-after': '2' },
  body: { type: problemType('databaseUnavailable'), Message: errorSentences.databaseUnavailable },
};

describe.runIf(url !== '')('on Postgres', () => {
  test('a connection lost inside a transaction fails its request only', async () => {
    let answer: ReturnType<TestPortal['call']> | undefined;
    await app.db.transaction().execute(async (tx) => {
      await tx.selectFrom('documents').select('id').where('id', '=', documentId).forUpdate().execute();
      answer = portal.call(caller, `/documents/${documentId}`, { method: 'DELETE' });
      // Outside of the transaction, which would read the same list of connections again and again.
      const waiting = () =>
        sql<{ pid: number }>`
          select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
      await expect.poll(async () => (await waiting()).rows.length).toBe(1);
      await sql`select pg_terminate_backend(${(await waiting()).rows[0]?.pid})`.execute(app.db);
      expect(await answer).toMatchObject(unreachable);
    });
    expect(await portal.call(caller, `/documents/${documentId}`, { method: 'DELETE' })).toMatchObject({
      status: 204,
    });
  });

  test('a connection whose network falls silent is not used again', async () => {
    const line = await startLine(new URL(url));
    const db = connectPostgres(line.url, { max: 1, answerTimeout: 500 });
    try {
      const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
      await ask();
      line.silence();
      await expect(ask()).rejects.toThrow(DatabaseUnavailable);
      // Only a new connection gets a response: the silent one has the only place in the pool.
      expect((await ask()).rows).toEqual([{ one: 1 }]);
      expect(line.connections()).toBe(2);
    } finally {
      await db.destroy();
      line.close();
    }
  });
});

test('a connection lost to anything but the database is a fault, not an outage of the database', async () => {
  const site = createSite(app, { name: 'portal' });
  site.get('/elsewhere', () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
  const answer = await site.inject('/elsewhere');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['retry-after']).toBeUndefined();
  expect(answer.json()).toMatchObject({ type: problemType('serverFailed') });
  await site.close();
});

/** A proxy before Postgres; what connections were open when it fell silent say nothing more. */
async function startLine(target: URL) {
  const sockets: Socket[] = [];
  const server = createServer((browser) => {
    const database = connect(Number(target.port), target.hostname);
    sockets.push(browser, database);
    for (const [from, to] of [
      [browser, database],
      [database, browser],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  const through = new URL(target);
  through.port = String(address.port);
  through.hostname = '127.0.0.1';
  return {
    url: through.href,
    connections: () => sockets.length / 2,
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A port that takes connections and hangs up at once, as a proxy does whose database is gone. */
async function startHangingUp(): Promise<{ server: Server; port: number }> {
  const server = createServer((socket: Socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, port: address.port };
}

test('a database that hangs up, or is missing, causes a 503 with a time to try again', async () => {
  const { server, port } = await startHangingUp();
  const db = connectPostgres(`postgres://nobody@127.0.0.1:${port}/none`);
  const lonely = await startTestPortal({ ...app, db });
  try {
    expect(await lonely.call(caller, '/filters/')).toMatchObject(unreachable);
    server.close();
    await once(server, 'close');
    expect(await lonely.call(caller, '/filters/')).toMatchObject(unreachable);
  } finally {
    await lonely.close();
    await db.destroy();
  }
});
