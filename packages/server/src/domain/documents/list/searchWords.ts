import { searchForm, searchTerms } from '@countersign/api-client/rules';
import type { FilterRow } from '../../filters/filters.ts';

/** A word or a phrase of a search, in its search form, with the filters whose names, or those of filters above, contain it. */
export interface SearchWord {
  readonly word: string;
  readonly filterIds: readonly number[];
}

type NamedFilter = Pick<FilterRow, 'id' | 'text' | 'parent_id'>;

/** Returns the filters whose path has the word, as the tree counts them: those below one count with it. */
function filtersOf(word: string, filters: ReadonlyMap<number, NamedFilter>): number[] {
  const has = ({ text, parent_id: parentId }: NamedFilter): boolean => {
    if (searchForm(text).includes(word)) return true;
    const parent = parentId === null ? undefined : filters.get(parentId);
    return parent !== undefined && has(parent);
  };
  return [...filters.values()].filter(has).map(({ id }) => id);
}

/** The words of what was typed, with the filters that each of them names. */
export function searchWords(term: string, filters: readonly NamedFilter[]): SearchWord[] {
  const byId = new Map(filters.map((filter) => [filter.id, filter]));
  return searchTerms(term).map((word) => ({ word, filterIds: filtersOf(word, byId) }));
}
