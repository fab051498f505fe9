import type { Schemas } from '@countersign/api-client/contract';
import { formatDate } from '@countersign/api-client/rules';
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
 * at 1440 px.
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
    width: 192,
    grow: 2,
    sortable: true,
    hideable: false,
    rowHeader: true,
    text: (document) => document.Title,
  },
  {
    id: 'Task',
    header: 'Task',
    // The title says more: where a task has more words than room, they give way to its figures.
    width: 184,
    sortable: true,
    cell: drawnLater,
  },
  {
    id: 'DocumentFilter',
    header: 'Filter',
    width: 140,
    yields: 3,
    sortable: true,
    text: (document) => document.DocumentFilter?.Text ?? '',
  },
  {
    id: 'CreatedBy',
    header: 'Created by',
    width: 124,
    yields: 2,
    sortable: true,
    text: (document) => document.CreatedBy,
  },
  {
    id: 'ModifiedDate',
    header: 'Modified',
    width: 104,
    sortable: true,
    firstDirection: 'descending',
    tabular: true,
    text: (document) => formatDate(document.ModifiedDate),
  },
  {
    id: 'Notifications',
    header: 'Notifications',
    headerIcon: null,
    width: 40,
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
