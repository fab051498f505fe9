import {
  dateRangeMessages,
  parsePersonRef,
  startOfWeek,
  type DocumentView,
} from '@countersign/api-client/rules';
import type { Context } from '../contract.ts';
import { findClient } from '../domain/documents/find.ts';
import type { ListConditions, ListView } from '../domain/documents/listConditions.ts';
import { readMarksOf } from '../domain/documents/readMarks.ts';
import { searchWords } from '../domain/documents/searchWords.ts';
import { readFilters, subtree } from '../domain/filters/filters.ts';
import { TIME_ZONE } from '../domain/signing/constants.ts';
import { notFound, Problem } from '../errors.ts';

/** The query parameters that limit the list of documents, as the contract has them. */
interface ConditionsQuery {
  filterId?: number;
  view?: DocumentView;
  ids?: number[];
  createdBy?: string;
  waitingFor?: string;
  modifiedFrom?: string;
  modifiedBefore?: string;
  searchTerm?: string;
}

async function viewOf(
  { tx, caller, now }: Pick<Context, 'tx' | 'caller' | 'now'>,
  kind: DocumentView,
): Promise<ListView> {
  if (kind === 'signedThisWeek') return { kind, since: startOfWeek(now, TIME_ZONE) };
  return kind === 'unread' ? { kind, marks: await readMarksOf(tx, caller.loginId) } : { kind };
}

/** The contract's format of a time allows leap seconds and offsets that no date has. */
function timeOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Problem('requestInvalid');
  return time;
}

function modifiedOf({ modifiedFrom, modifiedBefore }: ConditionsQuery) {
  const [from, before] = [timeOf(modifiedFrom), timeOf(modifiedBefore)];
  if (from !== null && before !== null && from >= before)
    throw new Problem('requestInvalid', { sentence: dateRangeMessages.invalid });
  return { modifiedFrom: from, modifiedBefore: before };
}

function waitingOf(waitingFor: string | undefined): ListConditions['waitingFor'] {
  return waitingFor === 'us' || waitingFor === 'client' ? waitingFor : parsePersonRef(waitingFor ?? '');
}

/** Returns what a query of the list asks for; throws a Problem if the client, a filter or a time is none. */
export async function listConditions(
  { tx, caller, now }: Pick<Context, 'tx' | 'caller' | 'now'>,
  clientId: number,
  query: ConditionsQuery,
): Promise<ListConditions> {
  await findClient(tx, caller.firmId, clientId);
  const filterId = query.filterId ?? 0;
  const searchTerm = (query.searchTerm ?? '').trim();
  const filters = filterId === 0 && searchTerm === '' ? [] : await readFilters(tx, caller.firmId, clientId);
  const filterIds = filterId === 0 ? [] : subtree(filters, filterId);
  if (filterId !== 0 && filterIds.length === 0) throw notFound();
  return {
    clientId,
    firmId: caller.firmId,
    filterIds,
    ids: query.ids ?? [],
    view: query.view === undefined ? null : await viewOf({ tx, caller, now }, query.view),
    createdBy: parsePersonRef(query.createdBy ?? ''),
    waitingFor: waitingOf(query.waitingFor),
    ...modifiedOf(query),
    search: searchWords(searchTerm, filters),
  };
}
