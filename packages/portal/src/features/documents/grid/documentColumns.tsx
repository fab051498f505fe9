import type { Schemas } from '@countersign/api-client/contract';
import { formatDate, signingProgress } from '@countersign/api-client/rules';
import {
  BellIcon,
  CheckIcon,
  CloseIcon,
  FileIcon,
  Icon,
  TaskPill,
  type CompactRow,
  type DataGridColumn,
} from '@countersign/ui';

type Document = Schemas['Document'];

function Task({ document }: { document: Document }) {
  const { signed, total } = signingProgress(document);
  return (
    <TaskPill
      actionType={document.ActionTypeE}
      signed={signed}
      total={total}
      declinedBy={document.DeclinedBy ?? undefined}
    />
  );
}

/**
 * Columns of the documents grid. If space is short, the filter is hidden first, because the details show it.
 */
export const documentColumns: readonly DataGridColumn<Document>[] = [
  {
    id: 'Extension',
    header: 'Type',
    headerIcon: null,
    width: 24,
    align: 'center',
    resizable: false,
    hideable: false,
    cell: (document) => <FileIcon extension={document.Extension} named />,
  },
  {
    id: 'Title',
    header: 'Title',
    width: 200,
    grow: 2,
    sortable: true,
    hideable: false,
    rowHeader: true,
    text: (document) => document.Title,
  },
  {
    id: 'Task',
    header: 'Task',
    width: 216,
    sortable: true,
    cell: (document) => <Task document={document} />,
  },
  {
    id: 'DocumentFilter',
    header: 'Filter',
    width: 140,
    yields: 2,
    sortable: true,
    text: (document) => document.DocumentFilter?.Text ?? '',
  },
  {
    id: 'CreatedBy',
    header: 'Created by',
    width: 124,
    yields: 1,
    sortable: true,
    text: (document) => document.CreatedBy,
  },
  {
    id: 'ModifiedDate',
    header: 'Modified',
    width: 112,
    sortable: true,
    firstDirection: 'descending',
    tabular: true,
    text: (document) => formatDate(document.ModifiedDate),
  },
  {
    id: 'Notifications',
    header: 'Notifications',
    headerIcon: <Icon icon={BellIcon} />,
    width: 40,
    resizable: false,
    align: 'center',
    cell: (document) =>
      document.Notifications > 0 ? (
        <Icon icon={CheckIcon} tone="default" label={`${document.Notifications} sent`} />
      ) : (
        <Icon icon={CloseIcon} tone="subtle" label="None sent" />
      ),
  },
];

/** Describes a document in the list form of narrow screens. */
export function compactDocument(document: Document): CompactRow {
  return {
    leading: <FileIcon extension={document.Extension} size={20} />,
    title: document.Title,
    meta: <Task document={document} />,
    end: formatDate(document.ModifiedDate),
  };
}
