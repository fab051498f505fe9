import type { FilterRow } from '../filters/filters.ts';

/** A word of a search, lower case, with the filters whose names contain it: their documents have it too. */
export interface SearchWord {
  readonly word: string;
  readonly filterIds: readonly number[];
}

/** The words of what was typed, each once. */
export function searchWords(term: string, filters: readonly Pick<FilterRow, 'id' | 'text'>[]): SearchWord[] {
  const words = new Set(term.toLowerCase().split(/\s+/u).filter(Boolean));
  return [...words].map((word) => ({
    word,
    filterIds: filters.filter(({ text }) => text.toLowerCase().includes(word)).map(({ id }) => id),
  }));
}
