import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { problemType, refusalSentences } from '@countersign/api-client/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  body: { type: problemType('databaseUnavailable'), Message: refusalSentences.databaseUnavailable },
};

describe.runIf(url !== '')('on Postgres', () => {
  test('a connection lost inside a transaction fails its request only', async () => {
    let answer: ReturnType<TestPortal['call']> | undefined;
    await app.db.transaction().execute(async (tx) => {
      await tx.selectFrom('documents').select('id').where('id', '=', documentId).forUpdate().execute();
      answer = portal.call(caller, `/documents/${documentId}`, { method: 'DELETE' });
      const waiting = () =>
        sql<{ pid: number }>`
          select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
      await expect.poll(async () => (await waiting()).rows.length).toBe(1);
      await sql`select pg_terminate_backend(${(await waiting()).rows[0]?.pid})`.execute(tx);
      expect(await answer).toMatchObject(unreachable);
    });
    expect(await portal.call(caller, `/documents/${documentId}`, { method: 'DELETE' })).toMatchObject({
      status: 204,
    });
  });
});

/** A port that takes connections and hangs up at once, as a proxy does whose database is gone. */
async function startHangingUp(): Promise<{ server: Server; port: number }> {
  const server = createServer((socket: Socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, port: address.port };
}

test('a database that hangs up, or is not there, answers 503 with a time to try again', async () => {
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
