import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '@countersign/api-client/contract';
import { daysLeft, restoreCutoff, restorableUntil } from '@countersign/api-client/rules';
import type { Database } from '../../../app.ts';
import { likePattern, sqlSearchForm } from '../../../store/like.ts';
import { nameParts } from '../fileNameOf.ts';
import { searchWords } from '../list/searchWords.ts';

/** What the list shows on all of its pages. */
interface DeletedMatch {
  clientId: number;
  /** A document is found when its file name, or the name of who deleted it, has all of its words. */
  searchTerm: string;
  now: Date;
}

export interface DeletedListRequest extends DeletedMatch {
  offset: number;
  limit: number;
}

const searched = sqlSearchForm(sql`d.title || '.' || d.extension || ' ' || coalesce(d.deleted_by, '')`);

interface Line {
  id: number;
  title: string;
  extension: string;
  uploaded_extension: string | null;
  deleted_by: string | null;
  deleted_at: Date;
  filter_id: number | null;
  filter_text: string | null;
}

/** The condition on the documents `d` of those that Administrators can restore now. */
export function restorable({ clientId, searchTerm, now }: DeletedMatch): RawBuilder<unknown> {
  const words = searchWords(searchTerm, []).map(({ word }) => word);
  return sql.join(
    [
      sql`d.client_id = ${clientId}`,
      sql`d.deleted_at is not null`,
      sql`d.deleted_at > ${restoreCutoff(now)}`,
      ...words.map((word) => sql`${searched} like ${likePattern(word)}`),
    ],
    sql` and `,
  );
}

/** Returns one page of the client's documents that can be restored, last deleted first. */
export async function listDeleted(
  db: Database,
  { offset, limit, ...match }: DeletedListRequest,
): Promise<Schemas['DeletedDocumentList']> {
  const { now } = match;
  const condition = restorable(match);
  const counted = await sql<{ n: number }>`select count(*) as n from documents d where ${condition}`.execute(
    db,
  );
  const { rows } = await sql<Line>`
    select d.id, d.title, d.extension, d.uploaded_extension, d.deleted_by, d.deleted_at,
      f.id as filter_id, f.text as filter_text
    from documents d left join filters f on f.id = d.filter_id
    where ${condition} order by d.deleted_at desc, d.id desc limit ${limit} offset ${offset}`.execute(db);
  return { Items: rows.map((line) => present(line, now)), TotalItems: counted.rows[0]?.n ?? 0 };
}

function present(line: Line, now: Date): Schemas['DeletedDocument'] {
  const until = restorableUntil(line.deleted_at);
  return {
    Id: line.id,
    ...nameParts(line),
    DocumentFilter: line.filter_id === null ? null : { Id: line.filter_id, Text: line.filter_text ?? '' },
    DeletedBy: line.deleted_by,
    DeletedDate: line.deleted_at.toISOString(),
    RestorableUntil: until.toISOString(),
    DaysLeft: daysLeft(until, now),
  };
}
