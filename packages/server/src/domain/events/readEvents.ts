import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../app.ts';
import type { ChangeKind } from '../../store/schemaPlatform.ts';
import type { Position } from './position.ts';

/** A change as the triggers noted it. */
export interface NotedChange {
  firmId: number;
  kind: ChangeKind;
  clientId: number | null;
  documentIds: readonly number[] | null;
  loginId: number | null;
}

export interface Reading {
  /** What this reading could see. */
  position: Position;
  changes: readonly NotedChange[];
  /** The firms with more changes than were read. */
  tooMany: ReadonlySet<number>;
}

/** An event of more documents than this does not name them. */
export const mostNamed = 20;

/** One reading returns no more than this of each firm: a firm that changes much costs the others nothing. */
const maxEventsPerFirm = 500;

interface Row {
  snapshot: string;
  now: number;
  firm_id: number | null;
  kind: ChangeKind | null;
  client_id: number | null;
  document_ids: number[] | null;
  login_id: number | null;
}

/** One statement, so that the snapshot it returns is the one it reads in. */
async function read(db: Database, condition: RawBuilder<unknown>): Promise<Reading> {
  const { rows } = await sql<Row>`
    select pg_current_snapshot()::text as snapshot, extract(epoch from clock_timestamp())::float8 as now,
      e.firm_id, e.kind, e.client_id, e.document_ids, e.login_id
    from (select 1) as once
    left join lateral (
      select * from (
        select *, row_number() over (partition by firm_id order by id) as place from change_events where ${condition}
      ) as of_firm where place <= ${maxEventsPerFirm + 1} order by id
    ) e on true
  `.execute(db);
  const [first] = rows;
  if (first === undefined) throw new Error('A select without a table returned no row.');
  const changes = rows.flatMap(({ firm_id: firmId, kind, client_id, document_ids, login_id }) =>
    firmId === null || kind === null
      ? []
      : [{ firmId, kind, clientId: client_id, documentIds: document_ids, loginId: login_id }],
  );
  const byFirm = Map.groupBy(changes, ({ firmId }) => firmId);
  const over = [...byFirm].filter(([, ofFirm]) => ofFirm.length > maxEventsPerFirm).map(([firmId]) => firmId);
  return {
    position: { snapshot: first.snapshot, at: first.now },
    changes,
    tooMany: new Set(over),
  };
}

const ofFirm = (firmId: number | null) => (firmId === null ? sql`true` : sql`firm_id = ${firmId}`);

/**
 * What has become visible since a position: exactly once, however long its transaction took, and whatever was
 * committed before it.
 *
 * @param firmId Null reads the changes of all firms.
 */
export function readSince(db: Database, { snapshot }: Position, firmId: number | null): Promise<Reading> {
  const before = sql`${snapshot}::pg_snapshot`;
  return read(
    db,
    sql`transaction_id >= pg_snapshot_xmin(${before}) and not pg_visible_in_snapshot(transaction_id, ${before})
      and ${ofFirm(firmId)}`,
  );
}

/** What was noted in the last seconds; those that are still uncommitted come with a later reading. */
export function readLast(db: Database, seconds: number, firmId: number): Promise<Reading> {
  return read(db, sql`at > clock_timestamp() - make_interval(secs => ${seconds}) and ${ofFirm(firmId)}`);
}

/** Only the position of now. */
export function readNothing(db: Database): Promise<Reading> {
  return read(db, sql`false`);
}

/** Seconds after which events are deleted. */
const kept = 3_600;
/** A position is too old a while before its events are deleted. */
export const oldest = kept - 600;

/** Deletes events that every page has read, or has given up. */
export async function forgetOldEvents(db: Database): Promise<void> {
  await db
    .deleteFrom('change_events')
    .where('at', '<', sql<Date>`now() - make_interval(secs => ${kept})`)
    .execute();
}

/**
 * Makes what the triggers noted of documents and of their history in this transaction one event for each client: a page
 * reads the client's list again, however many of its documents were changed, and with a document its open history.
 */
export async function mergeEvents(tx: Database): Promise<void> {
  await sql`
    with noted as (
      delete from change_events where transaction_id = pg_current_xact_id() and kind in ('documents', 'history')
      returning firm_id, kind, client_id, document_ids, login_id
    )
    insert into change_events (firm_id, kind, client_id, document_ids, login_id)
    select firm_id, case when bool_or(kind = 'documents') then 'documents' else 'history' end, client_id,
      case when bool_and(document_ids is not null) and count(distinct id) <= ${sql.lit(mostNamed)}
        then jsonb_agg(distinct id) end,
      login_id
    from noted left join lateral jsonb_array_elements(document_ids) as named(id) on true
    group by firm_id, client_id, login_id`.execute(tx);
}

/** Says whose changes the triggers note in this transaction. */
export async function noteActor(tx: Database, loginId: number): Promise<void> {
  await sql`select set_config('countersign.login_id', ${String(loginId)}, true)`.execute(tx);
}
