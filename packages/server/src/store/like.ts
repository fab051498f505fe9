import { sql, type RawBuilder } from 'kysely';

/** Returns a text in the form in which searches compare it: however its accents are encoded, in lower case. */
export function searchForm(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** The same of a column, or another expression of the database. */
export function sqlSearchForm(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`lower(normalize(${text}, nfc))`;
}

/** A LIKE pattern that finds the text anywhere in a search form, its own `%`, `_` and `\` taken literally. */
export function likePattern(term: string): string {
  return `%${searchForm(term).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
