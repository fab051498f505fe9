import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { problemType } from '@countersign/api-client/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../tools/run/postgres.ts';
import { verifyChain } from '../domain/audit.ts';
import type { Caller } from '../domain/caller.ts';
import {
  aFirm,
  fakeCaller,
  idOf,
  startTestApp,
  startTestPortal,
  type TestAnswer,
  type TestApp,
  type TestFirm,
  type TestPortal,
} from '../testing/index.ts';
import { connectPostgres, migrate } from './open.ts';

/** How many write at the same time. */
const writers = 6;

describe.runIf((process.env['DATABASE_URL'] ?? '') !== '')('a Postgres that is restarted under load', () => {
  let postgres: TestPostgres;
  let app: TestApp;
  let portal: TestPortal;
  let firm: TestFirm;
  let admin: Caller;
  beforeAll(async () => {
    // One of its own: other tests go on meanwhile.
    const started = await startPostgres();
    if (started === null) throw new Error('No Postgres is installed.');
    postgres = started;
    const shared = await startTestApp();
    app = { ...shared, db: connectPostgres(postgres.url) };
    await migrate(app.db);
    portal = await startTestPortal(app);
    firm = await aFirm(app);
    admin = await fakeCaller(app, firm);
  });
  afterAll(async () => {
    await portal.close();
    await app.db.destroy();
    await app.close();
    postgres.stop();
  });

  let outages = 0;

  function mayRepeat({ status, body }: TestAnswer): boolean {
    if (status === 503) outages += 1;
    return status === 503 || (status === 409 && Object(body).type === problemType('stillRunning'));
  }

  /** Adds a filter as the portal does: under one key until it gets a final response. */
  async function add(text: string): Promise<readonly [string, number]> {
    const key = randomUUID();
    for (;;) {
      const options = { method: 'POST', body: { text, parentId: 0 }, key } as const;
      const answer = await portal.call(admin, '/filters/', options);
      if (!mayRepeat(answer)) return [text, idOf(answer)];
      await setTimeout(20);
    }
  }

  test('loses nothing that was acknowledged, does nothing twice, and continues by itself', async () => {
    const acknowledged = new Map<string, number>();
    let restarted: Promise<void> | null = null;
    let over = false;
    const write = async (writer: number) => {
      for (let count = 0; !over || count < 10; count += 1) {
        const [text, id] = await add(`Filter ${writer} ${count}`);
        acknowledged.set(text, id);
        if (acknowledged.size < 20) continue;
        restarted ??= postgres.restart().finally(() => (over = true));
      }
    };
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    await restarted;
    expect(outages).toBeGreaterThan(0);
    const rows = await app.db
      .selectFrom('filters')
      .select(['text', 'id'])
      .where('firm_id', '=', firm.firmId)
      .execute();
    expect(rows).toHaveLength(acknowledged.size);
    expect(new Map(rows.map(({ text, id }) => [text, id]))).toEqual(acknowledged);
    expect(await verifyChain(app.db, firm.firmId)).toMatchObject({ entries: acknowledged.size });
  });
});
