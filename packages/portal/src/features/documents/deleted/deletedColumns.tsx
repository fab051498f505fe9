import type { Schemas } from '@countersign/api-client/contract';
import { formatDate, formatDateTime, shownName } from '@countersign/api-client/rules';
import { FileIcon, Tooltip, type CompactRow, type DataGridColumn } from '@countersign/ui';
import { deletedDocumentsMessages } from './deletedDocuments.messages.ts';

type DeletedDocument = Schemas['DeletedDocument'];

/** Columns of the list, which is sorted by the time of deletion, the last one first. */
export const deletedColumns: readonly DataGridColumn<DeletedDocument>[] = [
  {
    id: 'Extension',
    header: 'Type',
    headerIcon: null,
    width: 24,
    align: 'center',
    resizable: false,
    hideable: false,
    cell: ({ Extension }) => <FileIcon extension={Extension} named />,
  },
  {
    id: 'Title',
    header: 'Title',
    width: 200,
    grow: 2,
    hideable: false,
    rowHeader: true,
    text: ({ Title }) => shownName(Title),
  },
  {
    id: 'DocumentFilter',
    header: 'Filter',
    width: 140,
    yields: 2,
    text: ({ DocumentFilter }) => DocumentFilter?.Text ?? '',
  },
  {
    id: 'DeletedBy',
    header: 'Deleted by',
    width: 140,
    yields: 1,
    text: ({ DeletedBy }) => DeletedBy ?? deletedDocumentsMessages.unknown,
  },
  {
    id: 'DeletedDate',
    header: 'Deleted',
    width: 172,
    tabular: true,
    text: ({ DeletedDate }) => formatDateTime(DeletedDate),
  },
  {
    id: 'RestorableUntil',
    header: 'Time left',
    width: 116,
    cell: ({ DaysLeft, RestorableUntil }) => (
      <Tooltip content={deletedDocumentsMessages.until(formatDateTime(RestorableUntil))}>
        {deletedDocumentsMessages.days(DaysLeft)}
      </Tooltip>
    ),
  },
];

/** Describes a document in the list form of narrow screens. */
export function compactDeleted(document: DeletedDocument): CompactRow {
  return {
    leading: <FileIcon extension={document.Extension} size={20} />,
    title: shownName(document.Title),
    meta: deletedDocumentsMessages.daysLeft(document.DaysLeft),
    end: formatDate(document.DeletedDate),
  };
}
