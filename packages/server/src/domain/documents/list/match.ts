import {
  dateRangeMessages,
  parsePersonRef,
  startOfWeek,
  type DocumentView,
  type PersonRef,
} from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { notFound, Problem } from '../../../errors.ts';
import { readFilters, subtree } from '../../filters/filters.ts';
import { TIME_ZONE } from '../../signing/constants.ts';
import type { Work } from '../../work.ts';
import { findClient } from '../find.ts';
import type { ListConditions, ListView } from './listConditions.ts';
import { readMarksOf } from '../readMarks.ts';
import { searchWords } from './searchWords.ts';

/** What a list of documents, or what is done with all that it shows, was asked for. */
export interface MatchQuery extends Partial<Omit<Schemas['DocumentMatch'], 'total'>> {
  ids?: readonly number[];
}

async function viewOf(
  { tx, caller, now }: Pick<Work, 'tx' | 'caller' | 'now'>,
  kind: DocumentView,
  unreadAt: string | undefined,
): Promise<ListView> {
  if (kind === 'signedThisWeek') return { kind, since: startOfWeek(now, TIME_ZONE) };
  if (kind !== 'unread') return { kind };
  return { kind, marks: await readMarksOf(tx, caller.loginId), at: timeOf(unreadAt) };
}

/** Years that every zone's form of a time, and the database's too, can name. */
const years = { first: 1, last: 9998 } as const;

/** The contract's format of a time allows leap seconds and offsets that no date has, and years that no database takes. */
function timeOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const time = new Date(text);
  const year = time.getUTCFullYear();
  // The year of an invalid time is NaN.
  if (!(year >= years.first && year <= years.last)) throw new Problem('requestInvalid');
  return time;
}

function modifiedOf({ modifiedFrom, modifiedBefore }: MatchQuery) {
  const [from, before] = [timeOf(modifiedFrom), timeOf(modifiedBefore)];
  if (from !== null && before !== null && from >= before)
    throw new Problem('requestInvalid', { sentence: dateRangeMessages.invalid });
  return { modifiedFrom: from, modifiedBefore: before };
}

/** @throws Problem for a person that cannot be parsed: without a limit the query would find more, for deletions too. */
function personOf(text = ''): PersonRef | null {
  const person = parsePersonRef(text);
  if (person === null && text !== '') throw new Problem('requestInvalid');
  return person;
}

function waitingOf(waitingFor: string | undefined): ListConditions['waitingFor'] {
  return waitingFor === 'us' || waitingFor === 'client' ? waitingFor : personOf(waitingFor);
}

/** Returns what a query asks for; throws a Problem if the client, a filter or a time is none. */
export async function readMatch(
  { tx, caller, now }: Pick<Work, 'tx' | 'caller' | 'now'>,
  clientId: number,
  query: MatchQuery,
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
    except: query.except ?? [],
    view: query.view === undefined ? null : await viewOf({ tx, caller, now }, query.view, query.unreadAt),
    createdBy: personOf(query.createdBy),
    waitingFor: waitingOf(query.waitingFor),
    ...modifiedOf(query),
    search: searchWords(searchTerm, filters),
  };
}
