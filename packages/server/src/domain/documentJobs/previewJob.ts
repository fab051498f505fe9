import { sql, type RawBuilder } from 'kysely';
import { problemType, restoreCutoff, UNDO_LIMIT_MS, type ErrorCode } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';
import type { Reader } from '../documents/list/readTurns.ts';
import { ruled } from '../signing/manage.ts';
import { forecastResends } from '../signing/resendForecast.ts';
import type { Work } from '../work.ts';
import { actionOf, type Action, type FoundDocument, type RuledJob } from './actions.ts';
import { checkRequest } from './jobs.ts';
import type { JobTurns } from './jobTurns.ts';
import { matched } from './matched.ts';

type Request = Schemas['DocumentJobRequest'];
type Asked = Pick<Work, 'tx' | 'caller' | 'now' | 'about'> & Pick<Reader, 'isGone'>;

/** Documents that a job's rules cannot tell apart. */
interface Group {
  deleted: boolean;
  /** The last of their deletions, where these are told apart. */
  deleted_at: Date | null;
  /** Whether the caller deleted them. */
  by_caller: boolean;
  filter_id: FoundDocument['filterId'];
  action_type: number;
  notifications_enabled: boolean;
  count: number;
}

/**
 * Creates what counts the documents that a job would change, leave as they are, and fail for. Each takes its turn.
 *
 * @throws Problem 404 for an unknown client or filter; 400 for a request that names its documents twice or not at all;
 * tooManyAttempts when too many wait already
 */
export function createJobPreviews(
  turns: JobTurns,
): (asked: Asked, clientId: number, request: Request) => Promise<Schemas['DocumentJobPreview']> {
  return async (asked, clientId, request) => {
    const { tx, caller, isGone } = asked;
    const filterId = await checkRequest(asked, clientId, request);
    const documents = await conditionOf(asked, clientId, request);
    const asker = { firmId: caller.firmId, loginId: caller.loginId, ...(isGone && { isGone }) };
    return turns.reads(tx).take(asker, () => preview(asked, request, { filterId, documents }));
  };
}

interface Previewed {
  filterId: number | null;
  /** The condition on the documents `d`. */
  documents: RawBuilder<unknown>;
}

async function conditionOf(asked: Asked, clientId: number, request: Request): Promise<RawBuilder<unknown>> {
  const { documentIds } = request;
  if (documentIds === undefined) return matched(asked, clientId, request);
  return sql`d.id = any(${[...documentIds]}::integer[]) and d.client_id = ${clientId}
    and d.firm_id = ${asked.caller.firmId}`;
}

async function preview(
  { tx, caller, now }: Asked,
  { action, documentIds }: Request,
  { filterId, documents }: Previewed,
): Promise<Schemas['DocumentJobPreview']> {
  const groups = await readGroups(tx, documents, {
    filter: action === 'assign',
    deletionBy: action === 'restore' ? { loginId: caller.loginId, now } : null,
  });
  const rules = actionOf({ action, undo_of: null });
  const job: RuledJob = { filter_id: filterId, created_at: now };
  const isAdministrator = caller.roles.includes('Administrator');
  const fates = groups.map((group) => ({ ...group, fate: fateOf(rules, { job, isAdministrator }, group) }));
  const changing = fates.filter(({ fate }) => fate === 'changed');
  const found = sum(groups);
  const total = documentIds?.length ?? found;
  const { limited, endsAt } =
    action === 'resendPins' && changing.length > 0
      ? await forecastResends(tx, { ...caller, ids: idsOf(documents, changing) }, now)
      : { limited: 0, endsAt: null };
  const refused = new Map<ErrorCode, number>(total > found ? [['documentNotFound', total - found]] : []);
  for (const { fate, count } of fates)
    if (typeof fate === 'object') refused.set(fate.code, (refused.get(fate.code) ?? 0) + count);
  return {
    Total: total,
    Changed: sum(changing) - limited,
    Unchanged: sum(fates.filter(({ fate }) => fate === 'unchanged')),
    Refused: [...refused].map(([code, count]) => ({ Type: problemType(code), Documents: count })),
    Limited: limited,
    LimitEndsDate: endsAt?.toISOString() ?? null,
  };
}

/** What becomes of a document, as a job decides it (tryDocument.ts). */
function fateOf(
  { needsNothing, foreseenRefusal, refusalOfDeleted = () => 'documentDeleted' }: Action,
  { job, isAdministrator }: { job: RuledJob; isAdministrator: boolean },
  group: Group,
): 'changed' | 'unchanged' | { code: ErrorCode } {
  const { deleted, deleted_at: deletedAt, by_caller: byCaller, filter_id: filterId } = group;
  // Its task, if it has one, is older than a job that starts now.
  const found: FoundDocument = { deleted, filterId, ruled: ruled(group), taskSince: null };
  if (needsNothing?.(found, job, { earlierFilterId: null }) === true) return 'unchanged';
  const code =
    foreseenRefusal?.(found, job) ??
    (deletedAt === null
      ? null
      : refusalOfDeleted({ deletedAt, byCaller }, { isAdministrator, now: job.created_at }));
  return code === null ? 'changed' : { code };
}

function sum(groups: readonly Group[]): number {
  return groups.reduce((documents, { count }) => documents + count, 0);
}

/** What only some actions tell apart: there may be a thousand filters. */
interface Told {
  filter: boolean;
  /** Who deleted them and whether the rules of restoring change with when, for this login; null: neither. */
  deletionBy: { loginId: number; now: Date } | null;
}

async function readGroups(
  db: Database,
  documents: RawBuilder<unknown>,
  { filter, deletionBy }: Told,
): Promise<readonly Group[]> {
  // Documents keep the id of a filter that was deleted.
  const filterId = filter
    ? sql`case when g.filter_id is null then 0 else (select f.id from filters f where f.id = g.filter_id) end`
    : sql`0`;
  const byCaller =
    deletionBy === null ? sql`false` : sql`d.deleted_by_login_id is not distinct from ${deletionBy.loginId}`;
  const { rows } = await sql<Group>`
    select g.deleted, g.deleted_at, g.by_caller, ${filterId} as filter_id, g.action_type, g.notifications_enabled,
      g.count
    from (
      select d.deleted_at is not null as deleted, ${filter ? sql`d.filter_id` : sql`null::integer`} as filter_id,
        d.action_type, d.notifications_enabled, ${byCaller} as by_caller, ${ageOf(deletionBy)} as age,
        max(d.deleted_at) as deleted_at, count(*)::integer as count
      from documents d where ${documents} group by 1, 2, 3, 4, 5, 6
    ) g`.execute(db);
  return rows;
}

/** Tells deletions apart as far as the rules of restoring do. */
function ageOf(deletionBy: Told['deletionBy']): RawBuilder<unknown> {
  if (deletionBy === null) return sql`0`;
  const { now } = deletionBy;
  return sql`case when d.deleted_at >= ${new Date(now.getTime() - UNDO_LIMIT_MS)} then 0
    when d.deleted_at > ${restoreCutoff(now)} then 1 else 2 end`;
}

/** The ids of the documents of some groups. */
function idsOf(documents: RawBuilder<unknown>, groups: readonly Group[]): RawBuilder<unknown> {
  const ofGroups = groups.map(
    ({ deleted, action_type: type, notifications_enabled: enabled }) =>
      sql`((d.deleted_at is not null) = ${deleted} and d.action_type = ${type} and d.notifications_enabled = ${enabled})`,
  );
  return sql`select d.id from documents d where ${documents} and (${sql.join(ofGroups, sql` or `)})`;
}
