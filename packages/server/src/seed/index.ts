import { sql } from 'kysely';
import type { App } from '../app.ts';
import { seedDemo } from './demo.ts';
import { seedLarge } from './large.ts';

/** Fills an empty database as SEED says; one that holds a firm already is left alone. */
export async function seed(app: App): Promise<void> {
  if (app.config.seed === 'none') return;
  const firm = await app.db.selectFrom('firms').select('id').limit(1).executeTakeFirst();
  if (firm !== undefined) return;
  const started = performance.now();
  if (app.config.seed === 'large') await seedLarge(app);
  else await seedDemo(app);
  await beginReadMarks(app);
  const milliseconds = Math.round(performance.now() - started);
  app.log.info({ seed: app.config.seed, milliseconds }, 'seeded');
}

/** The newest documents of each firm that nobody has opened yet. */
const unreadDocuments = 12;

/** Of 100 documents of the large seed, how many each of the staff has not opened, whatever their age. */
const unreadShare = 3;

/** The staff have read all documents but the newest, and of many some older ones. */
async function beginReadMarks({ db, config }: App): Promise<void> {
  await sql`update read_marks set up_to = (select coalesce(max(id), 0) from documents)`.execute(db);
  await sql`
    insert into document_reads (login_id, document_id, is_read)
    select e.login_id, d.id, false from employees e
    cross join lateral (
      select id from documents where firm_id = e.firm_id and deleted_at is null
      order by modified_at desc, id desc limit ${unreadDocuments}
    ) d`.execute(db);
  if (config.seed !== 'large') return;
  await sql`
    insert into document_reads (login_id, document_id, is_read)
    select e.login_id, d.id, false from employees e
    join documents d on d.firm_id = e.firm_id and d.deleted_at is null
      and (d.id::bigint * 48271 + e.id * 7) % 100 < ${unreadShare}
    on conflict do nothing`.execute(db);
}
