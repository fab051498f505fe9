import { sql, type Kysely } from 'kysely';

/**
 * A search finds a name however its accents are encoded: a Mac sends `é` as two characters, keyboards type one. The
 * text is normalized where it is written. A trigger writes it from now on, because changing the expression of a
 * generated column rewrites the table and all its indexes, while nobody can read it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table documents alter column search_text drop expression`,
  `create function write_search_text() returns trigger language plpgsql as $$
  begin
    new.search_text := lower(normalize(
      new.title || '.' || new.extension || ' ' || new.created_by || ' ' || new.signer_names, nfc));
    return new;
  end $$`,
  `create trigger document_search_text
    before insert or update of title, extension, created_by, signer_names on documents
    for each row execute function write_search_text()`,
  `update documents set search_text = normalize(search_text, nfc) where search_text is not nfc normalized`,
];
