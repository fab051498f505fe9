import { sql, type RawBuilder } from 'kysely';
import { actionTypes, type DocumentView, type PersonRef } from '@countersign/api-client/rules';
import { likePattern } from '../../../store/like.ts';
import { isUnread, type ReadMarks } from '../readMarks.ts';
import type { SearchWord } from './searchWords.ts';

/** A view of the list. */
export type ListView =
  | { readonly kind: Exclude<DocumentView, 'signedThisWeek' | 'unread'> }
  | { readonly kind: 'signedThisWeek'; readonly since: Date }
  /** What was unread at a time; null means now. */
  | { readonly kind: 'unread'; readonly marks: ReadMarks; readonly at: Date | null };

/** What limits the list: a document is in it if it meets all of them. */
export interface ListConditions {
  clientId: number;
  /** The firm whose people `createdBy` and `waitingFor` name. */
  firmId: number;
  /** The filter and all below it; empty means every document of the client. */
  filterIds: readonly number[];
  /** Limits the list to these documents; empty means every document. */
  ids: readonly number[];
  /** Leaves out these documents. */
  except: readonly number[];
  /** Limits the list further; null means every document. */
  view: ListView | null;
  createdBy: PersonRef | null;
  waitingFor: 'us' | 'client' | PersonRef | null;
  /** Modified then or later; null means at any time. */
  modifiedFrom: Date | null;
  /** Modified before that; null means at any time. */
  modifiedBefore: Date | null;
  /** A document is found when it has all of them, in any order; empty means every document. */
  search: readonly SearchWord[];
}

/** Values of `documents.waiting_for`, which triggers write. */
const waitingFor = { client: 1, firm: 2 } as const;

const waitsForClient = sql`d.waiting_for = ${sql.lit(waitingFor.client)}`;
const waitsForFirm = sql`d.waiting_for = ${sql.lit(waitingFor.firm)}`;

function viewCondition(view: ListView): RawBuilder<unknown> {
  switch (view.kind) {
    case 'waitingForClient':
      return waitsForClient;
    case 'waitingForUs':
      return waitsForFirm;
    case 'declined':
      return sql`d.action_type = ${sql.lit(actionTypes.declined)}`;
    case 'signedThisWeek':
      return sql`d.signed_at >= ${view.since}`;
    case 'unread':
      return isUnread(view.marks, view.at);
  }
}

/** The firm's employee, or an account of the firm, created it. An unknown person created nothing. */
function createdByCondition({ kind, id }: PersonRef, firmId: number): RawBuilder<unknown> {
  const people = kind === 'employee' ? sql`employees` : sql`accounts`;
  return sql`d.created_by_login_id = (select p.login_id from ${people} p where p.firm_id = ${firmId} and p.id = ${id})`;
}

/** The representative signs after all accounts, so that a document waits for one side at a time. */
function waitingCondition(waiting: 'us' | 'client' | PersonRef): RawBuilder<unknown> {
  if (waiting === 'us') return waitsForFirm;
  if (waiting === 'client') return waitsForClient;
  const signer = waiting.kind === 'employee' ? sql`s.employee_id` : sql`s.account_id`;
  return sql`${waiting.kind === 'employee' ? waitsForFirm : waitsForClient} and d.id in (
    select s.document_id from signers s join signing_tasks t on t.id = s.task_id and t.state = 'open'
    where ${signer} = ${waiting.id} and s.status = 'waiting')`;
}

/** One parameter however many ids: a statement takes 65,535, and each word of a search may name 1,000 filters. */
function isAmong(column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<unknown> {
  return sql`${column} = any(${[...ids]}::integer[])`;
}

/** Its words are in the document's text, or in the name of its filter. */
function wordCondition({ word, filterIds }: SearchWord): RawBuilder<unknown> {
  const inText = sql`d.search_text like ${likePattern(word)}`;
  return filterIds.length === 0 ? inText : sql`(${inText} or ${isAmong(sql`d.filter_id`, filterIds)})`;
}

type Limit = Exclude<keyof ListConditions, 'clientId' | 'firmId'>;

/** The conditions of each limit on the documents `d`; none where it does not limit the list. */
const limits: Readonly<Record<Limit, (request: ListConditions) => readonly RawBuilder<unknown>[]>> = {
  filterIds: ({ filterIds }) => (filterIds.length === 0 ? [] : [isAmong(sql`d.filter_id`, filterIds)]),
  ids: ({ ids }) => (ids.length === 0 ? [] : [isAmong(sql`d.id`, ids)]),
  except: ({ except }) => (except.length === 0 ? [] : [sql`not ${isAmong(sql`d.id`, except)}`]),
  view: ({ view }) => (view === null ? [] : [viewCondition(view)]),
  createdBy: ({ createdBy, firmId }) => (createdBy === null ? [] : [createdByCondition(createdBy, firmId)]),
  waitingFor: ({ waitingFor }) => (waitingFor === null ? [] : [waitingCondition(waitingFor)]),
  modifiedFrom: ({ modifiedFrom }) => (modifiedFrom === null ? [] : [sql`d.modified_at >= ${modifiedFrom}`]),
  modifiedBefore: ({ modifiedBefore }) =>
    modifiedBefore === null ? [] : [sql`d.modified_at < ${modifiedBefore}`],
  search: ({ search }) => search.map(wordCondition),
};

/** The condition on the documents `d`. */
export function condition(request: ListConditions): RawBuilder<unknown> {
  const ofClient = [sql`d.client_id = ${request.clientId}`, sql`d.deleted_at is null`];
  const ofLimits = Object.values(limits).flatMap((limit) => limit(request));
  return sql.join([...ofClient, ...ofLimits], sql` and `);
}

/** Whether it is all documents of the client or of filters, whose numbers are stored. */
export function isWhole(request: ListConditions): boolean {
  const { filterIds, ...others } = limits;
  return Object.values(others).every((limit) => limit(request).length === 0);
}

/** Whether the document's own row says if it is in the list: not where signers or marks of readers do. */
export function isOfRows({ view, waitingFor }: ListConditions): boolean {
  return view?.kind !== 'unread' && (waitingFor === null || typeof waitingFor === 'string');
}
