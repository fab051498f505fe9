import { sql, type RawBuilder } from 'kysely';
import { actionTypes, type DocumentView, type PersonRef } from '@countersign/api-client/rules';
import { likePattern } from '../../store/like.ts';
import { isUnread, type ReadMarks } from './readMarks.ts';
import type { SearchWord } from './searchWords.ts';

/** A view of the list. */
export type ListView =
  | { readonly kind: Exclude<DocumentView, 'signedThisWeek' | 'unread'> }
  | { readonly kind: 'signedThisWeek'; readonly since: Date }
  | { readonly kind: 'unread'; readonly marks: ReadMarks };

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
      return isUnread(view.marks);
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

/** The condition on the documents `d`. */
export function condition(request: ListConditions): RawBuilder<unknown> {
  const parts = [sql`d.client_id = ${request.clientId}`, sql`d.deleted_at is null`];
  if (request.filterIds.length > 0) parts.push(isAmong(sql`d.filter_id`, request.filterIds));
  if (request.ids.length > 0) parts.push(isAmong(sql`d.id`, request.ids));
  if (request.except.length > 0) parts.push(sql`not ${isAmong(sql`d.id`, request.except)}`);
  if (request.view !== null) parts.push(viewCondition(request.view));
  if (request.createdBy !== null) parts.push(createdByCondition(request.createdBy, request.firmId));
  if (request.waitingFor !== null) parts.push(waitingCondition(request.waitingFor));
  if (request.modifiedFrom !== null) parts.push(sql`d.modified_at >= ${request.modifiedFrom}`);
  if (request.modifiedBefore !== null) parts.push(sql`d.modified_at < ${request.modifiedBefore}`);
  for (const { word, filterIds } of request.search) {
    const inText = sql`d.search_text like ${likePattern(word)}`;
    parts.push(filterIds.length === 0 ? inText : sql`(${inText} or ${isAmong(sql`d.filter_id`, filterIds)})`);
  }
  return sql.join(parts, sql` and `);
}

/** What tells lists of one version apart, whatever their order. */
export function listName(request: ListConditions): unknown[] {
  const { clientId, filterIds, ids, except, view, createdBy, waitingFor, search } = request;
  const { modifiedFrom, modifiedBefore } = request;
  return [
    clientId,
    filterIds,
    ids,
    except,
    view,
    createdBy,
    waitingFor,
    modifiedFrom,
    modifiedBefore,
    search,
  ];
}

/** Whether it is all documents of the client or of filters, whose numbers are stored. */
export function isWhole(request: ListConditions): boolean {
  return (
    request.ids.length === 0 &&
    request.except.length === 0 &&
    request.view === null &&
    request.createdBy === null &&
    request.waitingFor === null &&
    request.modifiedFrom === null &&
    request.modifiedBefore === null &&
    request.search.length === 0
  );
}
