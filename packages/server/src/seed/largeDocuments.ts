import { startOfWeek } from '@countersign/api-client/rules';
import { sql } from 'kysely';
import { TIME_ZONE } from '../domain/signing/constants.ts';
import type { LibraryFile } from './files/library.ts';
import type { Tx } from '../store/schema.ts';
import type { TaskModel } from './largeTasks.ts';

/** Of 100 documents, how many belong to the first client. */
const shareOfFirst = 60;
/** One of so many signed documents was signed within this week. */
const recentOf = 8;
/** Of 1,000 documents, how many have a task. */
const shareOfTasks = 140;

export interface Targets {
  firmId: number;
  first: number;
  now: Date;
  /** The other clients, each with its account, in the same order. */
  others: readonly { clientId: number; accountId: number }[];
  filterIds: readonly number[];
  library: readonly LibraryFile[];
  /** Tasks of the first client, and those of the others. */
  models: { first: readonly TaskModel[]; others: readonly TaskModel[] };
}

function arrayText(ids: readonly number[]): string {
  return `{${ids.join(',')}}`;
}

function filesText(library: readonly LibraryFile[]): string {
  return JSON.stringify(
    library.map(({ title, extension, size, key, sha256 }, index) => ({
      index,
      title,
      extension,
      size,
      key,
      sha256,
    })),
  );
}

function modelsText({ models }: Targets): string {
  return JSON.stringify([
    ...models.first.map((model) => ({ ...model, own: true })),
    ...models.others.map((model) => ({ ...model, own: false })),
  ]);
}

/**
 * One statement for documents, versions, tasks and signers together: all ids are drawn first, so that no row is
 * written twice; what triggers would write in a document is part of its row. Titles carry a number, so that each
 * differs. A model's times are moved to the past, those of open tasks by at most 60 days, and some of this
 * week within the week.
 */
export async function addManyDocuments(tx: Tx, from: number, count: number, targets: Targets): Promise<void> {
  const { firmId, first, now, others, library, models } = targets;
  const folders = arrayText(targets.filterIds);
  const clients = arrayText(others.map(({ clientId }) => clientId));
  const accounts = arrayText(others.map(({ accountId }) => accountId));
  await sql`
    with files as (
      select * from jsonb_to_recordset(${filesText(library)}::jsonb)
        as f(index int, title text, extension text, size bigint, key text, sha256 text)
    ), models as materialized (
      select * from jsonb_to_recordset(${modelsText(targets)}::jsonb)
        as m(own boolean, index int, file int, "actionType" int, method int, state text, created timestamptz,
          "setUp" timestamptz, closed timestamptz, "isRecent" boolean, modified timestamptz, "waitingFor" int, names text,
          signers jsonb, revisions jsonb)
    ), staff as materialized (
      select l.given_name || ' ' || l.surname as name, min(l.id) as login_id
      from employees e join logins l on l.id = e.login_id where e.firm_id = ${firmId} group by 1
    ), mixed as (
      select n, n % 100 < ${sql.lit(shareOfFirst)} as own, (n::bigint * 48271) % 2147483647 as mix,
        1 + (n::bigint * 7919) % ${sql.lit(others.length)} as other
      from generate_series(${sql.lit(from)}::int, ${sql.lit(from + count - 1)}::int) as n
    ), numbered as materialized (
      select n, mix, nextval(pg_get_serial_sequence('documents', 'id')) as id,
        nextval(pg_get_serial_sequence('document_versions', 'id')) as version_id,
        case when m.index is not null then nextval(pg_get_serial_sequence('signing_tasks', 'id')) end as task_id,
        case when x.own then ${first} else (${clients}::int[])[other] end as client_id,
        case when not x.own then (${accounts}::int[])[other] end as account_id,
        (array['Amelia Hart', 'Ethan Walsh', 'Imogen Finch'])[1 + n % 3] as creator,
        ${now}::timestamptz - make_interval(mins => (n::bigint * 52711 % 500000)::int) as at,
        case when m."isRecent" and mix % ${sql.lit(recentOf)} = 0
          then (m.closed - ${startOfWeek(now, TIME_ZONE)}::timestamptz) * ((n::bigint * 52711 % 1000) / 1000.0)
          else make_interval(mins => (n::bigint * 52711 % case when m.state = 'open' then 86400 else 430000 end)::int)
        end as ago,
        coalesce(m.file, n % ${sql.lit(library.length)}) as file, m.index as model, x.own
      from mixed x left join models m on m.own = x.own and mix % 1000 < ${sql.lit(shareOfTasks)}
        and m.index = mix / 1000 % case when x.own then ${sql.lit(models.first.length)}
          else ${sql.lit(models.others.length)} end
    ), tasks as materialized (
      select d.n, d.id as document_id, d.task_id, d.account_id, d.creator, d.ago, m.*
      from numbered d join models m on m.own = d.own and m.index = d.model
    ), signing as materialized (
      select s.*, t.document_id, t.task_id, t.ago, t."setUp", t.state,
        coalesce(s.account, case when s.employee is null then t.account_id end) as signer_account,
        nextval(pg_get_serial_sequence('signers', 'id')) as id
      from tasks t cross join jsonb_to_recordset(t.signers) as s(position int, account int, employee int, field text,
        locations jsonb, status text, signed timestamptz, declined timestamptz, comment text)
    ), revisions as materialized (
      select r.*, nextval(pg_get_serial_sequence('document_versions', 'id')) as id from (
        select t.document_id, t.task_id, t.ago, v.* from tasks t
        cross join jsonb_to_recordset(t.revisions) as v(position int, kind text, key text, sha256 text, size bigint,
          at timestamptz, signer int)
        order by t.document_id, v.position
      ) as r
    ), latest as (
      select document_id, max(id) as id from revisions group by document_id
    ), made as (
      insert into documents (id, firm_id, client_id, filter_id, title, extension, size, created_by, created_by_login_id,
        created_at, modified_at, notifications, notifications_enabled, action_type, current_version_id, signer_names, waiting_for,
        signed_at)
      select d.id, ${firmId}, d.client_id,
        case when d.n % 3 = 0 then null
          else (${folders}::int[])[1 + (d.n::bigint * 31) % array_length(${folders}::int[], 1)] end,
        f.title || ' ' || (100000 + (d.n::bigint * 48271) % 900000), f.extension, f.size, d.creator,
        p.login_id, coalesce(t.created - d.ago, d.at), coalesce(t.modified - d.ago, d.at),
        greatest(0, d.mix % 7 - 3), d.mix % 20 <> 0 or t.index is not null,
        coalesce(t."actionType", 1), coalesce(l.id, d.version_id),
        case when t.index is null then '' else coalesce(t.names, c.contact_name) end, coalesce(t."waitingFor", 0),
        case when t.state = 'completed' then t.closed - d.ago end
      from numbered d join files f on f.index = d.file join clients c on c.id = d.client_id
      left join staff p on p.name = d.creator
      left join tasks t on t.document_id = d.id left join latest l on l.document_id = d.id
    ), originals as (
      insert into document_versions (id, firm_id, document_id, kind, blob_key, sha256, size, created_at)
      select d.version_id, ${firmId}, d.id, 'original', f.key, f.sha256, f.size, coalesce(t.created - d.ago, d.at)
      from numbered d join files f on f.index = d.file left join tasks t on t.document_id = d.id
    ), set_up as (
      insert into signing_tasks (id, firm_id, document_id, action_type, state, created_by, created_at, closed_at)
      select task_id, ${firmId}, document_id, method, state, creator, "setUp" - ago, closed - ago from tasks
    ), named as (
      insert into signers (id, firm_id, task_id, document_id, account_id, employee_id, position, field_name, locations,
        status, signed_at, declined_at, comment, pin_first_sent_at, pin_sent_at, pin_sends)
      select id, ${firmId}, task_id, document_id, signer_account, employee, position, field,
        case when jsonb_typeof(locations) = 'array' then locations end, status, signed - ago, declined - ago, comment,
        case when status <> 'waiting' then "setUp" - ago end,
        case when status <> 'waiting' then "setUp" - ago end, case when status <> 'waiting' then 1 else 0 end
      from signing
    )
    insert into document_versions (id, firm_id, document_id, kind, blob_key, sha256, size, signer_id, created_at)
    select r.id, ${firmId}, r.document_id, r.kind, r.key, r.sha256, r.size, s.id, r.at - r.ago
    from revisions r left join signing s on s.task_id = r.task_id and s.position = r.signer`.execute(tx);
}
