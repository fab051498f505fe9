import type { Schemas } from '@countersign/api-client/contract';
import { formatDate, shownName } from '@countersign/api-client/rules';
import type { ListColumn } from '../../../grid/listColumn.ts';
import type { DocumentsSearch } from '../documentsSearch.ts';

type Document = Schemas['Document'];

/** What React draws is added in `documentColumns`: without it a cell is empty. */
function drawnLater(): null {
  return null;
}

/**
 * The columns of the documents grid and their texts, without React: the first rows are drawn before that is there. If
 * space is short, those that the details show are hidden, the filter first; what is left has room beside the details
 * from 1280 px.
 */
export const documentTexts = [
  {
    id: 'Extension',
    header: 'Type',
    headerIcon: null,
    width: 36,
    align: 'center',
    sortable: true,
    resizable: false,
    hideable: false,
    cell: drawnLater,
  },
  {
    id: 'Title',
    header: 'Title',
    // The ends of long titles tell them apart: about 36 characters, where the details leave room for them.
    width: 232,
    growTo: 260,
    grow: 2,
    sortable: true,
    hideable: false,
    rowHeader: true,
    text: (document) => shownName(document.Title),
  },
  {
    id: 'Task',
    header: 'Task',
    // "Declined by Jack Smith" with the padding and border of its pill and of the cell: a pill that is cut says too little, and a
    // title is whole in the details. With room there is that for "External e-signature · 0 of 3".
    width: 184,
    growTo: 214,
    sortable: true,
    cell: drawnLater,
  },
  {
    id: 'DocumentFilter',
    header: 'Filter',
    width: 110,
    growTo: 160,
    yields: 3,
    sortable: true,
    text: (document) => document.DocumentFilter?.Text ?? '',
  },
  {
    id: 'CreatedBy',
    header: 'Created by',
    // A name such as "Tessa McKinnon".
    width: 128,
    growTo: 144,
    yields: 2,
    sortable: true,
    text: (document) => document.CreatedBy,
  },
  {
    id: 'ModifiedDate',
    header: 'Modified',
    // Has room for the date at the letter spacing that some readers set.
    width: 112,
    sortable: true,
    firstDirection: 'descending',
    tabular: true,
    text: (document) => formatDate(document.ModifiedDate),
  },
  {
    id: 'Notifications',
    header: 'Notifications',
    headerIcon: null,
    width: 36,
    yields: 1,
    sortable: true,
    firstDirection: 'descending',
    resizable: false,
    align: 'center',
    cell: drawnLater,
  },
] as const satisfies readonly ListColumn<Document, DocumentsSearch['sort']>[];

/** The columns that React draws. */
export type DrawnColumn = Extract<(typeof documentTexts)[number], { readonly cell: unknown }>['id'];
