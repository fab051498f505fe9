import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { App } from '../app.ts';
import { appendAudit } from '../domain/audit.ts';
import { makeAddressedPapers, makeLibrary, type LibraryFile } from './files/library.ts';
import { addFirmFilters } from './filters.ts';
import { clientNames } from './names.ts';
import { addClients, addStaff, fixedSignIn } from './people.ts';
import { seededRandom } from './random.ts';
import type { Tx } from '../store/schema.ts';
import { demoSignIns } from './signIns.ts';

const day = 86_400_000;
const clientCount = 10_000;
/** Of all documents, how many belong to the first client. */
const shareOfFirst = 0.6;
/** Rows of one statement: large enough to be quick, small enough for the memory of the embedded database. */
const batch = 50_000;

const head = {
  firm: 'Harrow & Finch',
  colour: '333C91',
  address: 'Level 9, 60 Martin Place, Sydney NSW 2000',
};

/**
 * One firm with 10,000 clients and SEED_DOCUMENTS documents, most of them one client's: rows made by the database.
 * All in one transaction: a start that is broken off leaves nothing half filled, and the next one begins again.
 */
export async function seedLarge(app: App): Promise<void> {
  const now = app.clock.now();
  const since = new Date(now.getTime() - 400 * day);
  const names = clientNames.map(([name]) => name);
  const library = [...(await makeLibrary(app, head)), ...(await makeAddressedPapers(app, head, names))];
  const total = app.config.seedDocuments;
  await app.db.transaction().execute(async (tx) => {
    const { firmId, first, filterIds } = await addFirm(app, tx, since);
    const others = await addManyClients(tx, firmId, since);
    const targets = { firmId, first, now, others: arrayText(others), folders: arrayText(filterIds) };
    await withoutIndexes(tx, ['documents', 'document_versions'], async () => {
      for (let at = 0; at < total; at += batch) {
        const count = Math.min(batch, total - at);
        await addManyDocuments(tx, { ...targets, from: at, count }, library);
        app.log.info({ documents: at + count, of: total }, 'seeding');
        // The embedded database gives the event loop no turn to write the line.
        await setImmediate();
      }
    });
    await appendAudit(tx, firmId, [
      {
        firmId,
        at: now,
        operation: 'seed',
        outcome: 'done',
        loginId: null,
        userFullName: 'Countersign',
        title: 'Demo data',
        shortDesc: `${total} documents were made for a trial.`,
      },
    ]);
  });
  await sql`analyze`.execute(app.db);
  // The embedded database has no background checkpoints: a start after a crash would replay the whole seed.
  if (app.config.databaseUrl === null) await sql`checkpoint`.execute(app.db);
}

async function addFirm(
  app: App,
  tx: Tx,
  since: Date,
): Promise<{ firmId: number; first: number; filterIds: number[] }> {
  const [admin, employee, owner, signer] = demoSignIns;
  const firm = await tx
    .insertInto('firms')
    .values({ name: head.firm, created_at: since })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('brandings')
    .values({ firm_id: firm.id, colour: head.colour, updated_at: since })
    .execute();
  await addStaff(
    app,
    tx,
    firm.id,
    [
      { ...fixedSignIn(admin), isAdmin: true },
      { ...fixedSignIn(employee) },
      { ...fixedSignIn(owner), isAdmin: true, isOwner: true },
    ],
    since,
  );
  const [[name, contact]] = clientNames;
  const [client] = await addClients(
    app,
    tx,
    firm.id,
    [{ name, contact, first: fixedSignIn(signer) }],
    seededRandom(7),
    since,
  );
  if (client === undefined) throw new Error('The first client was not made.');
  return { firmId: firm.id, first: client.id, filterIds: await addFirmFilters(tx, firm.id, since) };
}

/**
 * Fills tables without their indexes and recreates those at the end, as the migrations define them: building
 * one over all rows takes a fraction of the time of a million insertions. Unique indexes stay.
 */
async function withoutIndexes(tx: Tx, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid::regclass::text = any(${sql.val(tables)}::text[]) and not i.indisunique`.execute(tx);
  // Checks that wait for the end of the transaction would hold the tables against their new indexes.
  await sql`set constraints all immediate`.execute(tx);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(tx);
  await fill();
  await sql`set local maintenance_work_mem = '256MB'`.execute(tx);
  for (const { definition } of rows) await sql.raw(definition).execute(tx);
}

function arrayText(ids: readonly number[]): string {
  return `{${ids.join(',')}}`;
}

async function addManyClients(tx: Tx, firmId: number, since: Date): Promise<number[]> {
  const names = clientNames.map(([name]) => name);
  const contacts = clientNames.map(([, contact]) => contact);
  const added = await sql<{ id: number }>`
    insert into clients (firm_id, name, contact_name, created_at)
    select ${firmId}, (${sql.val(names)}::text[])[1 + n % ${sql.lit(names.length)}] || ' ' || n,
      (${sql.val(contacts)}::text[])[1 + n % ${sql.lit(names.length)}], ${since}::timestamptz
    from generate_series(2, ${sql.lit(clientCount)}) as n
    returning id`.execute(tx);
  return added.rows.map((row) => row.id);
}

interface DocumentBatch {
  firmId: number;
  first: number;
  from: number;
  count: number;
  now: Date;
  /** Ids of the other clients and of the filters, as Postgres writes arrays. */
  others: string;
  folders: string;
}

/**
 * One statement for documents and versions together: both ids are drawn first, so that no row is written twice.
 * Titles carry a number, so that each differs.
 */
async function addManyDocuments(tx: Tx, part: DocumentBatch, library: readonly LibraryFile[]): Promise<void> {
  const files = JSON.stringify(
    library.map(({ title, extension, size, key, sha256 }, index) => ({
      index,
      title,
      extension,
      size,
      key,
      sha256,
    })),
  );
  const ownShare = Math.round(shareOfFirst * 100);
  await sql`
    with files as (
      select * from jsonb_to_recordset(${files}::jsonb)
        as f(index int, title text, extension text, size bigint, key text, sha256 text)
    ), numbered as materialized (
      select n, nextval(pg_get_serial_sequence('documents', 'id')) as id,
        nextval(pg_get_serial_sequence('document_versions', 'id')) as version_id,
        ${part.now}::timestamptz - make_interval(mins => (n::bigint * 52711 % 500000)::int) as at
      from generate_series(${sql.lit(part.from)}::int, ${sql.lit(part.from + part.count - 1)}::int) as n
    ), made as (
      insert into documents (id, firm_id, client_id, filter_id, title, extension, size, created_by, created_at,
        modified_at, current_version_id)
      select id, ${part.firmId},
        case when n % 100 < ${sql.lit(ownShare)} then ${part.first}
          else (${part.others}::int[])[1 + (n::bigint * 7919) % ${sql.lit(clientCount - 1)}] end,
        case when n % 3 = 0 then null
          else (${part.folders}::int[])[1 + (n::bigint * 31) % array_length(${part.folders}::int[], 1)] end,
        f.title || ' ' || (100000 + (n::bigint * 48271) % 900000), f.extension, f.size,
        (array['Amelia Hart', 'Ethan Walsh', 'Imogen Finch'])[1 + n % 3], at, at, version_id
      from numbered join files f on f.index = n % ${sql.lit(library.length)}
    )
    insert into document_versions (id, firm_id, document_id, kind, blob_key, sha256, size, created_at)
    select version_id, ${part.firmId}, id, 'original', f.key, f.sha256, f.size, at
    from numbered join files f on f.index = n % ${sql.lit(library.length)}`.execute(tx);
}
