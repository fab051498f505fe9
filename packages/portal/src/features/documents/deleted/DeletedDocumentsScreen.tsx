import { useState } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import {
  BulkBar,
  Button,
  lazyComponent,
  PageLayout,
  PHONE_QUERY,
  RestoreIcon,
  useMediaQuery,
} from '@countersign/ui';
import { formatCount } from '../../../services/counts.ts';
import { Region } from '../../../services/Region.tsx';
import { DeletedDocumentsGrid } from './DeletedDocumentsGrid.tsx';
import type { DeletedSearch } from './deletedSearch.ts';
import { useDeletedDocuments } from './useDeletedDocuments.ts';

/** Loads when it opens. */
const HistoryModal = lazyComponent(async () => (await import('../modals/HistoryModal.tsx')).HistoryModal);

interface DeletedDocumentsScreenProps {
  readonly clientId: number;
  readonly search: DeletedSearch;
  readonly find: (search: DeletedSearch) => void;
  /** Address of the client's documents. */
  readonly documentsHref: string;
}

/** Shows a client's documents that were deleted within the last 30 days, and restores them. */
export function DeletedDocumentsScreen({
  clientId,
  search,
  find,
  documentsHref,
}: DeletedDocumentsScreenProps) {
  const list = useMediaQuery(PHONE_QUERY);
  const deleted = useDeletedDocuments(clientId, search);
  const { count, clear, restore, restoring, restoreDisabledReason } = deleted;
  const [shown, setShown] = useState<Schemas['DeletedDocument'] | null>(null);
  const close = () => {
    setShown(null);
  };

  return (
    <>
      <PageLayout
        continued
        floating={
          list || count < 2 ? undefined : (
            <BulkBar label="Selected documents" count={`${formatCount(count)} selected`} onClear={clear}>
              <Button
                variant="ghost"
                size="small"
                icon={RestoreIcon}
                pending={restoring}
                disabledReason={restoreDisabledReason}
                onPress={restore}
              >
                Restore
              </Button>
            </BulkBar>
          )
        }
      >
        <Region name="The deleted documents">
          <DeletedDocumentsGrid
            deleted={deleted}
            list={list}
            search={search}
            find={find}
            documentsHref={documentsHref}
            onHistory={setShown}
          />
        </Region>
      </PageLayout>
      {shown === null ? null : (
        <Region name="The dialog" onClose={close}>
          <HistoryModal document={shown} onClose={close} />
        </Region>
      )}
    </>
  );
}
