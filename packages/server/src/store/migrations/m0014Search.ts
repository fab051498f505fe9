import { sql, type Kysely } from 'kysely';

/**
 * What a search of documents looks at: file name, who created it and who signs it, in one column with one index.
 * The names of signers are copied to their document by triggers, whoever writes them, because a search that joins
 * them cannot use an index. Filters are few: their names are looked up beside it, and a new name is a new version of
 * the lists of all clients with documents there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table documents add column signer_names text not null default ''`,
  `create function signer_names_of(of_document integer) returns text language sql stable as $$
    select coalesce(string_agg(l.given_name || ' ' || l.surname, ' ' order by s.position), '')
    from signers s
    join signing_tasks t on t.id = s.task_id and t.state <> 'removed'
    left join accounts a on a.id = s.account_id
    left join employees e on e.id = s.employee_id
    join logins l on l.id = coalesce(a.login_id, e.login_id)
    where s.document_id = of_document
  $$`,
  `update documents set signer_names = signer_names_of(id) where id in (select document_id from signers)`,
  `alter table documents add column search_text text not null
    generated always as (lower(title || '.' || extension || ' ' || created_by || ' ' || signer_names)) stored`,
  `drop index documents_search`,
  `create index documents_search on documents using gin (client_id, search_text gin_trgm_ops) where deleted_at is null`,
  `create function name_signers_added() returns trigger language plpgsql as $$
  begin
    update documents set signer_names = signer_names_of(id) where id in (select document_id from added);
    return null;
  end $$`,
  `create trigger signers_added after insert on signers referencing new table as added
    for each statement execute function name_signers_added()`,
  `create function name_signers_of_task() returns trigger language plpgsql as $$
  begin
    update documents set signer_names = signer_names_of(id) where id = new.document_id;
    return null;
  end $$`,
  `create trigger signing_task_removed after update of state on signing_tasks
    for each row when (new.state = 'removed') execute function name_signers_of_task()`,
  `create function name_signers_renamed() returns trigger language plpgsql as $$
  begin
    update documents set signer_names = signer_names_of(id) where id in (
      select s.document_id from signers s
      left join accounts a on a.id = s.account_id
      left join employees e on e.id = s.employee_id
      where new.id in (a.login_id, e.login_id)
    );
    return null;
  end $$`,
  `create trigger login_renamed after update of given_name, surname on logins
    for each row when (old.given_name <> new.given_name or old.surname <> new.surname)
    execute function name_signers_renamed()`,
  `create function version_lists_of_filter() returns trigger language plpgsql as $$
  begin
    update document_counts set version = version + 1
    where filter_id = 0 and client_id in (select client_id from document_counts where filter_id = new.id);
    return null;
  end $$`,
  `create trigger filter_renamed after update of text on filters
    for each row when (old.text <> new.text) execute function version_lists_of_filter()`,
];
