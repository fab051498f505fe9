import type { DataGridColumn } from '@countersign/ui';

/**
 * A column of a list that the server sorts. Only a column with the name of a sort field of the contract can be
 * sortable: a press on any other header would restore the usual order.
 */
export type ListColumn<Row, Field extends string> = DataGridColumn<Row> &
  ({ readonly sortable?: false } | { readonly sortable: true; readonly id: Field });
