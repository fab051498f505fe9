import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { actionTypes } from '@countersign/api-client/rules';
import type { App } from '../../src/app.ts';
import type { Caller } from '../../src/domain/caller.ts';
import { resolveCaller } from '../../src/domain/resolveCaller.ts';
import { workerApp } from '../../src/jobs/testing/workerApp.ts';
import { seedLarge } from '../../src/seed/large.ts';
import { openDatabase, prepareDatabase } from '../../src/store/open.ts';
import { startTestPortal, type TestPortal } from '../../src/testing/testPortal.ts';

/** A firm with so many documents, most of them one client's, on a database of its own, and its portal. */
export interface Office {
  readonly documents: number;
  readonly app: App;
  readonly clientId: number;
  /** Documents of the client. */
  readonly total: number;
  /** The number in the title of a document of the client that no other of its titles has. */
  readonly rareNumber: string;
  /** Reads an address of the API and checks that it was found. @returns milliseconds */
  read(path: string): Promise<number>;
  /** A document of the client gets another name, time and task: what was counted and ranked holds no longer. */
  change(): Promise<void>;
  close(): Promise<void>;
}

/** Some documents of a large list wait for somebody, were declined or signed, as in the life of a firm. */
async function addTasks({ db }: App): Promise<void> {
  await sql`update documents set waiting_for = 1 + (id / 50) % 2 where id % 50 = 1`.execute(db);
  await sql`update documents set action_type = ${actionTypes.declined} where id % 50 = 2`.execute(db);
  await sql`update documents set signed_at = modified_at where id % 50 = 3`.execute(db);
  await sql`update documents set deleted_at = now() - interval '2 days', deleted_by = 'Imogen Finch'
    where id % 500 = 4`.execute(db);
  await sql`delete from change_events`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

async function callerOf(app: App): Promise<Caller> {
  const login = await app.db
    .selectFrom('employees as e')
    .innerJoin('logins as l', 'l.id', 'e.login_id')
    .select('l.subject')
    .where('e.is_admin', '=', true)
    .orderBy('e.id')
    .executeTakeFirstOrThrow();
  return resolveCaller(app.db, { subject: login.subject, sessionId: '', mfa: true });
}

async function largestClient({ db }: App): Promise<{ clientId: number; total: number }> {
  const { client_id: clientId, total } = await db
    .selectFrom('document_counts')
    .select(['client_id', 'total'])
    .where('filter_id', '=', 0)
    .orderBy('total', 'desc')
    .executeTakeFirstOrThrow();
  return { clientId, total };
}

/** Every so many documents of a client one may change, all over its list. */
function sparsely(total: number): number {
  return Math.max(2, Math.ceil(total / 1000));
}

/** Documents of a client that are changed, and a number that only the title of another one has. */
async function chooseDocuments(
  { db }: App,
  clientId: number,
  total: number,
): Promise<{ changing: number[]; rareNumber: string }> {
  const { rows } = await sql<{ changing: number[]; rareNumber: string }>`
    with listed as (
      select id, right(title, 6) as number, row_number() over (order by id) % ${sparsely(total)}::integer = 0 as changes
      from documents where client_id = ${clientId} and deleted_at is null
    )
    select array(select id from listed where changes) as changing,
      (select number from listed group by number having count(*) = 1 and not bool_or(changes) limit 1) as "rareNumber"`.execute(
    db,
  );
  const [chosen] = rows;
  if (chosen === undefined) throw new Error('The client has no documents.');
  return chosen;
}

/**
 * @param databaseUrl An empty Postgres; null for an embedded database in a temporary folder.
 */
export async function openOffice(databaseUrl: string | null, documents: number): Promise<Office> {
  const dataDir = mkdtempSync(join(tmpdir(), 'countersign-bench-'));
  const db = await openDatabase({ databaseUrl, dataDir });
  const made = workerApp(db, dataDir);
  const app: App = { ...made, config: { ...made.config, databaseUrl, seedDocuments: documents } };
  await prepareDatabase(db, databaseUrl, async (patient) => {
    await seedLarge({ ...app, db: patient });
    await addTasks({ ...app, db: patient });
  });
  const portal: TestPortal = await startTestPortal(app);
  const caller = await callerOf(app);
  const { clientId, total } = await largestClient(app);
  const { changing, rareNumber } = await chooseDocuments(app, clientId, total);
  let changes = 0;
  return {
    documents,
    app,
    clientId,
    total,
    rareNumber,
    async read(path) {
      const begun = performance.now();
      const answer = await portal.call(caller, path.replaceAll('{client}', String(clientId)));
      const time = performance.now() - begun;
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${answer.text}`);
      return time;
    },
    async change() {
      changes += 1;
      await sql`
        update documents set title = reverse(title), modified_at = now(), waiting_for = 1 - least(waiting_for, 1)
        where id = ${changing[(changes * 7919) % changing.length] ?? 0}
      `.execute(db);
    },
    async close() {
      await portal.close();
      await db.destroy();
      rmSync(dataDir, { recursive: true });
    },
  };
}
