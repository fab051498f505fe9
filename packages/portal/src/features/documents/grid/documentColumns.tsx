import type { ReactNode } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import { formatDate, signingProgress } from '@countersign/api-client/rules';
import {
  BellIcon,
  CheckIcon,
  CloseIcon,
  DocumentIcon,
  FileIcon,
  Icon,
  TaskPill,
  VisuallyHidden,
  type CompactRow,
  type DataGridColumn,
} from '@countersign/ui';
import { documentTexts, type DrawnColumn } from './documentTexts.ts';

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

interface Drawn {
  readonly cell: (document: Document) => ReactNode;
  readonly headerIcon?: ReactNode;
}

/** What React draws in cells and headers, by column. */
const drawn: Readonly<Record<DrawnColumn, Drawn>> = {
  Extension: {
    headerIcon: <Icon icon={DocumentIcon} size={14} />,
    cell: ({ Extension, Unread }) => <FileIcon extension={Extension} unread={Unread} named />,
  },
  Task: { cell: (document) => <Task document={document} /> },
  Notifications: {
    headerIcon: <Icon icon={BellIcon} size={14} />,
    cell: (document) =>
      document.Notifications > 0 ? (
        <Icon icon={CheckIcon} tone="default" label={`${document.Notifications} so far`} />
      ) : (
        <Icon icon={CloseIcon} tone="subtle" label="None" />
      ),
  },
};

/** Columns of the documents grid. */
export const documentColumns: readonly DataGridColumn<Document>[] = documentTexts.map((column) =>
  'cell' in column ? { ...column, ...drawn[column.id] } : column,
);

/** Describes a document in the list form of narrow screens. */
export function compactDocument(document: Document): CompactRow {
  return {
    leading: <FileIcon extension={document.Extension} unread={document.Unread} size={20} />,
    title: document.Title,
    // The icon is decoration there: the words tell screen readers.
    meta: (
      <>
        <VisuallyHidden>{document.Extension.replace(/^\./, '').toUpperCase()}</VisuallyHidden>
        {document.Unread ? <VisuallyHidden>Unread</VisuallyHidden> : null}
        <Task document={document} />
      </>
    ),
    end: formatDate(document.ModifiedDate),
  };
}
