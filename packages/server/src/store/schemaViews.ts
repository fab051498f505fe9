import type { ColumnType, Generated } from 'kysely';

/** As the contract has them, which refuses others. */
type SortField =
  'ModifiedDate' | 'Title' | 'Extension' | 'Task' | 'DocumentFilter' | 'CreatedBy' | 'Notifications';
type View = 'waitingForClient' | 'waitingForUs' | 'declined' | 'signedThisWeek' | 'unread';

/** A list of documents that an employee named. */
export interface SavedViewsTable {
  id: Generated<number>;
  login_id: number;
  firm_id: number;
  name: string;
  /** Names with equal keys are the same name; unique for a person and firm. */
  name_key: string;
  /** Place among the person's views, from 0. */
  position: number;
  /** The client whose filter it has, or had. */
  client_id: number | null;
  has_filter: boolean;
  /** null without a filter, and where it was deleted. */
  filter_id: number | null;
  view: View | null;
  search_term: string | null;
  created_by: string | null;
  waiting_for: string | null;
  modified: string | null;
  sort_field: SortField;
  sort_direction: 'asc' | 'desc';
  then_by: ColumnType<`${SortField}:${'asc' | 'desc'}`[], string, string>;
  created_at: ColumnType<Date, Date, never>;
}

/** The views of a person at a firm, as a whole. */
export interface SavedViewListsTable {
  login_id: number;
  firm_id: number;
  version: ColumnType<number, number | undefined, number>;
}
