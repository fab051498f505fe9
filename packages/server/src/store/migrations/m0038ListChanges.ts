import { sql, type Kysely } from 'kysely';

/**
 * What each document of a long list was before each of the last changes, so that what was counted and ranked for one
 * version of the list is corrected by what has changed since, instead of being read again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Shorter lists are read faster than corrected. */
const longList = 4000;
/** Changes of more documents than these at once are not noted: the lists are read again. */
const mostDocuments = 20;
/** Number of versions of each client's lists that are kept. */
const mostVersions = 200;

/**
 * Moves the totals and versions of the lists by `changes` (client_id, filter_id, n), and notes `documents`
 * (client_id, id, before): `before` is null for a document that was not there.
 */
const countAndNote = (changes: string, documents: string) => `
  with bumped as (
    insert into document_counts as c (client_id, filter_id, total, version)
    select client_id, filter_id, sum(n), 1 from (${changes}) as changes
    group by client_id, filter_id order by client_id, filter_id
    on conflict (client_id, filter_id) do update set total = c.total + excluded.total, version = c.version + 1
    returning client_id, filter_id, total, version
  ), noted as (
    insert into document_changes (client_id, version, document_id, before)
    select b.client_id, b.version, d.id, d.before
    from bumped b join (${documents}) as d on d.client_id = b.client_id
    where b.filter_id = 0 and b.total > ${longList}
      and (select count(*) from (select 1 from added limit ${mostDocuments + 1}) as few) <= ${mostDocuments}
  )
  delete from document_changes n using bumped b
  where b.filter_id = 0 and n.client_id = b.client_id and n.version <= b.version - ${mostVersions}`;

const statements = [
  `create table document_changes (
    client_id integer not null,
    version bigint not null,
    document_id integer not null,
    before jsonb,
    noted_at timestamptz not null default now(),
    primary key (client_id, version, document_id)
  )`,
  `create or replace function count_documents_inserted() returns trigger language plpgsql as $$
  begin ${countAndNote(
    `select client_id, 0 as filter_id, count(*) as n from added where deleted_at is null group by client_id
      union all
      select client_id, filter_id, count(*) from added
      where deleted_at is null and filter_id is not null group by client_id, filter_id`,
    `select client_id, id, null::jsonb as before from added`,
  )};
    return null;
  end $$`,
  `create or replace function count_documents_updated() returns trigger language plpgsql as $$
  begin ${countAndNote(
    `select client_id, 0 as filter_id, case when deleted_at is null then 1 else 0 end as n from added
      union all
      select client_id, 0, case when deleted_at is null then -1 else 0 end from removed
      union all
      select client_id, filter_id, 1 from added where deleted_at is null and filter_id is not null
      union all
      select client_id, filter_id, -1 from removed where deleted_at is null and filter_id is not null`,
    `select r.client_id, r.id, to_jsonb(r) as before from removed r
      union all
      select a.client_id, a.id, null from added a join removed r on r.id = a.id where r.client_id <> a.client_id`,
  )};
    return null;
  end $$`,
];
