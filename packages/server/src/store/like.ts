import { sql, type RawBuilder } from 'kysely';

/** The search form of a column, or of another expression of the database, as `searchForm` gives it of a text. */
export function sqlSearchForm(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`lower(normalize(${text}, nfc))`;
}

/** A LIKE pattern that finds a search form anywhere in another, its own `%`, `_` and `\` taken literally. */
export function likePattern(form: string): string {
  return `%${form.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
