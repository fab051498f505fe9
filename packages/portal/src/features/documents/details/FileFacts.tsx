import { useQuery } from '@tanstack/react-query';
import { documentFilterQueries } from '@countersign/api-client';
import { documentPath } from '@countersign/api-client/config';
import type { Schemas } from '@countersign/api-client/contract';
import { formatDateTime } from '@countersign/api-client/rules';
import { DescriptionList, formatSize, Link } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { namesTo } from '../../filters/index.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { detailsMessages } from './details.messages.ts';
import { wholeTimes } from './wholeTimes.ts';

interface FileFactsProps {
  readonly document: Schemas['Document'];
}

const timeOf = (iso: string) => wholeTimes(formatDateTime(iso));

/** Lists facts about a document's file, with a way to its filter. */
export function FileFacts({ document }: FileFactsProps) {
  const { Extension, Size, CreatedDate, CreatedBy, ModifiedDate, ModifiedBy } = document;
  const type = Extension === '' ? detailsMessages.unknownType : Extension.toUpperCase();
  return (
    <DescriptionList
      items={[
        { term: 'File', value: `${type} · ${formatSize(Size)}` },
        { term: 'Filter', value: <FilterPath document={document} /> },
        { term: 'Created', value: detailsMessages.by(timeOf(CreatedDate), CreatedBy) },
        { term: 'Modified', value: detailsMessages.by(timeOf(ModifiedDate), ModifiedBy ?? null) },
      ]}
    />
  );
}

/** Shows where a document's filter is, and opens it. */
function FilterPath({ document: { Id, DocumentFilter } }: FileFactsProps) {
  const { portal } = useServices();
  const { clientId, search } = useDocuments();
  const { data: tree = [] } = useQuery(documentFilterQueries.tree(portal, clientId));
  if (DocumentFilter === null) return detailsMessages.noFilter;
  const names = namesTo(tree, DocumentFilter.Id);
  const path = names.length === 0 ? DocumentFilter.Text : names.join(' › ');
  if (search.filter === DocumentFilter.Id) return path;
  return <Link href={`${documentPath(clientId, Id)}?filter=${DocumentFilter.Id}`}>{path}</Link>;
}
