import { searchForm } from '@countersign/api-client/rules';

/** Where a text has a word, in UTF-16 units: from the first, up to but without the last. */
export type Match = readonly [start: number, end: number];

/** A letter with the marks that belong to it. */
const letters = /\P{M}\p{M}*|\p{M}+/gu;

/** Returns for each unit of the search form where its letter is in the text; null if it is the same place. */
function placesIn(text: string, form: string): readonly Match[] | null {
  if (form.length === text.length) return null;
  return [...text.matchAll(letters)].flatMap(({ 0: letter, index }) =>
    Array.from({ length: searchForm(letter).length }, (): Match => [index, index + letter.length]),
  );
}

function placed(text: string, form: string, found: readonly Match[]): readonly Match[] {
  if (found.length === 0) return found;
  const places = placesIn(text, form);
  if (places === null) return found;
  return found.flatMap(([start, end]): Match[] => {
    const first = places[start];
    const last = places[end - 1];
    return first === undefined || last === undefined ? [] : [[first[0], last[1]]];
  });
}

function wordsIn(form: string, terms: readonly string[]): readonly Match[] {
  const found: Match[] = [];
  for (const term of terms) {
    for (let at = form.indexOf(term); at !== -1; at = form.indexOf(term, at + term.length)) {
      found.push([at, at + term.length]);
    }
  }
  return found;
}

function stemsAtEnd(form: string, terms: readonly string[]): readonly Match[] {
  return terms.flatMap((term): Match[] => {
    const stem = term.replace(/\.[^.]*$/, '');
    const isAtEnd = stem !== term && stem !== '' && form.endsWith(stem);
    return isAtEnd ? [[form.length - stem.length, form.length]] : [];
  });
}

/**
 * Returns where a text has the words that were searched for, anywhere in it, as the server finds them.
 *
 * @param terms in their search form
 */
export function matchesIn(text: string, terms: readonly string[]): readonly Match[] {
  const form = searchForm(text);
  return placed(text, form, wordsIn(form, terms));
}

/**
 * As `matchesIn`, in a title: a word that ends in an extension ("letter.pdf") is found in a title that ends as it does
 * without it, because titles lack theirs.
 */
export function matchesInTitle(title: string, terms: readonly string[]): readonly Match[] {
  const form = searchForm(title);
  return placed(title, form, [...wordsIn(form, terms), ...stemsAtEnd(form, terms)]);
}
