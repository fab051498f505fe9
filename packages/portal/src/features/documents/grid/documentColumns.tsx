import type { ReactNode } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import { formatDate, shownName } from '@countersign/api-client/rules';
import {
  BellIcon,
  CheckIcon,
  CloseIcon,
  DocumentIcon,
  FileIcon,
  Icon,
  VisuallyHidden,
  type CompactRow,
  type DataGridColumn,
} from '@countersign/ui';
import { DocumentTask } from '../DocumentTask.tsx';
import { documentTexts, type DrawnColumn } from './documentTexts.ts';

type Document = Schemas['Document'];

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
  Task: { cell: (document) => <DocumentTask document={document} /> },
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
    title: shownName(document.Title),
    // The icon is decoration there: the words tell screen readers.
    meta: (
      <>
        <VisuallyHidden>{document.Extension.replace(/^\./, '').toUpperCase()}</VisuallyHidden>
        {document.Unread ? <VisuallyHidden>Unread</VisuallyHidden> : null}
        <DocumentTask document={document} />
      </>
    ),
    end: formatDate(document.ModifiedDate),
  };
}
