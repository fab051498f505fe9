import { searchForm } from '../../../store/like.ts';
import type { FilterRow } from '../../filters/filters.ts';

/** A word or a phrase of a search, in its search form, with the filters whose names contain it: their documents have it too. */
export interface SearchWord {
  readonly word: string;
  readonly filterIds: readonly number[];
}

/** A phrase in quotation marks, as keyboards and phones write them, or else a word. */
const parts = /["“”„](?<phrase>[^"“”„]+)["“”](?=\s|$)|\S+/gu;

function textOf({ 0: whole, groups }: RegExpMatchArray): string {
  return (groups?.['phrase'] ?? whole).trim().replaceAll(/\s+/gu, ' ');
}

/**
 * The words of what was typed, each once. A phrase in quotation marks is one of them: it finds its words in that order,
 * beside each other. A mark without another one is a letter like any other.
 */
export function searchWords(term: string, filters: readonly Pick<FilterRow, 'id' | 'text'>[]): SearchWord[] {
  const words = new Set([...searchForm(term).matchAll(parts)].map(textOf).filter(Boolean));
  return [...words].map((word) => ({
    word,
    filterIds: filters.filter(({ text }) => searchForm(text).includes(word)).map(({ id }) => id),
  }));
}
