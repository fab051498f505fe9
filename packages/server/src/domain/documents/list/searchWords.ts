import { searchForm } from '../../../store/like.ts';
import type { FilterRow } from '../../filters/filters.ts';

/** A word or a phrase of a search, in its search form, with the filters whose names, or those of filters above, contain it. */
export interface SearchWord {
  readonly word: string;
  readonly filterIds: readonly number[];
}

/** A phrase in quotation marks, as keyboards and phones write them, or else a word. */
const parts = /["“”„](?<phrase>[^"“”„]+)["“”](?=\s|$)|\S+/gu;

function textOf({ 0: whole, groups }: RegExpMatchArray): string {
  return (groups?.['phrase'] ?? whole).trim().replaceAll(/\s+/gu, ' ');
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

/**
 * The words of what was typed, each once. A phrase in quotation marks is one of them: it finds its words in that order,
 * beside each other. A mark without another one is a letter like any other.
 */
export function searchWords(term: string, filters: readonly NamedFilter[]): SearchWord[] {
  const byId = new Map(filters.map((filter) => [filter.id, filter]));
  const words = new Set([...searchForm(term).matchAll(parts)].map(textOf).filter(Boolean));
  return [...words].map((word) => ({ word, filterIds: filtersOf(word, byId) }));
}
