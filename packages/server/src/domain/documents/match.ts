import { startOfWeek, type DocumentView } from '@countersign/api-client/rules';
import { notFound } from '../../errors.ts';
import { readFilters, subtree } from '../filters/filters.ts';
import { TIME_ZONE } from '../signing/constants.ts';
import type { Work } from '../work.ts';
import { findClient } from './find.ts';
import type { DocumentMatch, ListView } from './list.ts';
import { searchWords } from './searchWords.ts';

/** What a list of documents, or what is done with all that it shows, was asked for. */
export interface MatchQuery {
  filterId?: number;
  ids?: readonly number[];
  except?: readonly number[];
  view?: DocumentView;
  searchTerm?: string;
}

function viewOf(kind: DocumentView, now: Date): ListView {
  return kind === 'signedThisWeek' ? { kind, since: startOfWeek(now, TIME_ZONE) } : { kind };
}

/** Reads what a query means for this client; 404 for another firm's client, or an unknown filter. */
export async function readMatch(
  { tx, caller, now }: Pick<Work, 'tx' | 'caller' | 'now'>,
  clientId: number,
  query: MatchQuery,
): Promise<DocumentMatch> {
  await findClient(tx, caller.firmId, clientId);
  const filterId = query.filterId ?? 0;
  const searchTerm = (query.searchTerm ?? '').trim();
  const filters = filterId === 0 && searchTerm === '' ? [] : await readFilters(tx, caller.firmId, clientId);
  const filterIds = filterId === 0 ? [] : subtree(filters, filterId);
  if (filterId !== 0 && filterIds.length === 0) throw notFound();
  return {
    clientId,
    filterIds,
    ids: query.ids ?? [],
    except: query.except ?? [],
    view: query.view === undefined ? null : viewOf(query.view, now),
    search: searchWords(searchTerm, filters),
  };
}
