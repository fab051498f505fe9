import type { ColumnType, Generated } from 'kysely';
import type { Schemas } from '@countersign/api-client/contract';

type Search = Schemas['SavedViewSearch'];

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
  view: Search['view'] | null;
  search_term: string | null;
  created_by: string | null;
  waiting_for: string | null;
  modified: string | null;
  sort_field: Search['sortField'];
  sort_direction: Search['sortDirection'];
  then_by: ColumnType<NonNullable<Search['thenBy']>, string, string>;
  created_at: ColumnType<Date, Date, never>;
}

/** The views of a person at a firm, as a whole. */
export interface SavedViewListsTable {
  login_id: number;
  firm_id: number;
  version: ColumnType<number, number | undefined, number>;
}
