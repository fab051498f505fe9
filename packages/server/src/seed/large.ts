import { sql } from 'kysely';
import type { App, Database } from '../app.ts';
import { appendAudit } from '../domain/audit.ts';
import { makeLibrary } from './files/library.ts';
import { addFirmFilters } from './filters.ts';
import { clientNames } from './names.ts';
import { addClients, addStaff, fixedSignIn } from './people.ts';
import { seededRandom } from './random.ts';
import { demoSignIns } from './signIns.ts';

const day = 86_400_000;
const clientCount = 10_000;
/** Of all documents, how many belong to the first client. */
const shareOfFirst = 0.6;
/** Rows of one statement: large enough to be quick, small enough for the memory of the embedded database. */
const batch = 50_000;

/** One firm with 10,000 clients and SEED_DOCUMENTS documents, most of them one client's: rows made by the database. */
export async function seedLarge(app: App): Promise<void> {
  const now = app.clock.now();
  const since = new Date(now.getTime() - 400 * day);
  const [admin, employee, owner, signer] = demoSignIns;
  const library = await makeLibrary(app, {
    firm: 'Harrow & Finch',
    colour: '333C91',
    address: 'Level 9, 60 Martin Place, Sydney NSW 2000',
  });
  const { firmId, first, filterIds } = await app.db.transaction().execute(async (tx) => {
    const firm = await tx
      .insertInto('firms')
      .values({ name: 'Harrow & Finch', created_at: since })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('brandings')
      .values({ firm_id: firm.id, colour: '333C91', updated_at: since })
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
    const filterIds = await addFirmFilters(tx, firm.id, since);
    return { firmId: firm.id, first: client.id, filterIds };
  });
  const others = await addManyClients(app.db, firmId, since);
  const total = app.config.seedDocuments;
  const targets = { firmId, first, now, others: arrayText(others), folders: arrayText(filterIds) };
  for (let at = 0; at < total; at += batch) {
    const count = Math.min(batch, total - at);
    await addManyDocuments(app.db, { ...targets, from: at, count }, library);
    app.log.info({ documents: at + count, of: total }, 'seeding');
  }
  await sql`analyze`.execute(app.db);
  await app.db.transaction().execute((tx) =>
    appendAudit(tx, firmId, [
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
    ]),
  );
}

function arrayText(ids: readonly number[]): string {
  return `{${ids.join(',')}}`;
}

async function addManyClients(db: Database, firmId: number, since: Date): Promise<number[]> {
  const names = clientNames.map(([name]) => name);
  const contacts = clientNames.map(([, contact]) => contact);
  const added = await sql<{ id: number }>`
    insert into clients (firm_id, name, contact_name, created_at)
    select ${firmId}, (${sql.val(names)}::text[])[1 + n % ${sql.lit(names.length)}] || ' ' || n,
      (${sql.val(contacts)}::text[])[1 + n % ${sql.lit(names.length)}], ${since}::timestamptz
    from generate_series(2, ${sql.lit(clientCount)}) as n
    returning id`.execute(db);
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

type Library = readonly { title: string; extension: string; size: number; key: string; sha256: string }[];

/** One statement for the documents and their versions, one that joins them. Titles carry a number, so that each differs. */
async function addManyDocuments(db: Database, part: DocumentBatch, library: Library): Promise<void> {
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
  await db.transaction().execute(async (tx) => {
    await sql`
      with files as (
        select * from jsonb_to_recordset(${files}::jsonb)
          as f(index int, title text, extension text, size bigint, key text, sha256 text)
      ), made as (
        insert into documents (firm_id, client_id, filter_id, title, extension, size, created_by, created_at, modified_at)
        select ${part.firmId},
          case when n % 100 < ${sql.lit(ownShare)} then ${part.first}
            else (${part.others}::int[])[1 + (n::bigint * 7919) % ${sql.lit(clientCount - 1)}] end,
          case when n % 3 = 0 then null
            else (${part.folders}::int[])[1 + (n::bigint * 31) % array_length(${part.folders}::int[], 1)] end,
          f.title || ' ' || (100000 + (n::bigint * 48271) % 900000), f.extension, f.size,
          (array['Amelia Hart', 'Ethan Walsh', 'Imogen Finch'])[1 + n % 3],
          ${part.now}::timestamptz - make_interval(mins => (n::bigint * 52711 % 500000)::int),
          ${part.now}::timestamptz - make_interval(mins => (n::bigint * 52711 % 500000)::int)
        from generate_series(${sql.lit(part.from)}::int, ${sql.lit(part.from + part.count - 1)}::int) as n
        join files f on f.index = n % ${sql.lit(library.length)}
        returning id, firm_id, title, extension, created_at
      )
      insert into document_versions (firm_id, document_id, kind, blob_key, sha256, size, created_at)
      select m.firm_id, m.id, 'original', f.key, f.sha256, f.size, m.created_at
      from made m join files f on f.extension = m.extension and m.title like f.title || ' ______'`.execute(
      tx,
    );
    await sql`
      update documents set current_version_id = v.id from document_versions v
      where v.document_id = documents.id and documents.current_version_id is null
        and documents.firm_id = ${part.firmId}`.execute(tx);
  });
}
