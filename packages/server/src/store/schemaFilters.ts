import type { ColumnType, Selectable } from 'kysely';

/** A filter as it was when it, or one above it, was deleted. */
export interface DeletedFilterItem {
  id: number;
  parent_id: number | null;
  text: string;
  position: number;
  depth: number;
  /** As Postgres writes it in JSON. */
  created_at: string;
}

/** What can be restored of a client's filter that was deleted. */
export interface DeletedFiltersTable {
  filter_id: number;
  firm_id: number;
  client_id: number;
  parent_id: number | null;
  /** Place among the client's own siblings, from 0. */
  place: number;
  /** It and those below it. */
  filters: ColumnType<DeletedFilterItem[], string, never>;
  /** The ids of the saved views of each. */
  contents: ColumnType<unknown, string, never>;
  deleted_at: ColumnType<Date, Date, never>;
  deleted_by_login_id: number;
}

/** Without its contents, which may be many. */
export type DeletedFilterRow = Omit<Selectable<DeletedFiltersTable>, 'firm_id' | 'contents'>;
