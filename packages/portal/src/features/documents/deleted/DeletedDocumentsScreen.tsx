import { useState, useSyncExternalStore } from 'react';
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
import { useServices } from '../../../services/services.tsx';
import { RunTray } from '../grid/RunTray.tsx';
import { useFoundJobs } from '../jobs/useFoundJobs.ts';
import { DeletedDocumentsGrid } from './DeletedDocumentsGrid.tsx';
import type { DeletedSearch, FindDeleted } from './deletedSearch.ts';
import { useDeletedDocuments } from './useDeletedDocuments.ts';

/* Each loads when it opens. */
const HistoryModal = lazyComponent(async () => (await import('../modals/HistoryModal.tsx')).HistoryModal);
const RestoreManyModal = lazyComponent(async () => (await import('./RestoreManyModal.tsx')).RestoreManyModal);

interface DeletedDocumentsScreenProps {
  readonly clientId: number;
  readonly search: DeletedSearch;
  readonly find: FindDeleted;
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
  const { count, clear, restore, restoring, restoreDisabledReason, asked, closeAsked } = deleted;
  const bulk = useServices().bulk.of(clientId);
  const run = useSyncExternalStore(bulk.subscribe, bulk.get);
  const runsBehind = useSyncExternalStore(bulk.subscribe, bulk.backgroundCount);
  useFoundJobs();
  const [shown, setShown] = useState<Schemas['DeletedDocument'] | null>(null);
  const close = () => {
    setShown(null);
  };

  return (
    <>
      <PageLayout continued floating={floating()}>
        <Region name="The deleted documents">
          <DeletedDocumentsGrid
            deleted={deleted}
            list={list}
            search={search}
            find={find}
            documentsHref={documentsHref}
            runsBehind={runsBehind}
            openRun={bulk.open}
            onHistory={setShown}
          />
        </Region>
      </PageLayout>
      {shown === null ? null : (
        <Region name="The dialog" onClose={close}>
          <HistoryModal document={shown} onClose={close} />
        </Region>
      )}
      {asked === null ? null : (
        <Region name="The dialog" onClose={closeAsked}>
          <RestoreManyModal
            clientId={clientId}
            target={asked}
            onStarted={() => {
              closeAsked();
              // The server has them: the list goes on without them.
              clear();
            }}
            onClose={closeAsked}
          />
        </Region>
      )}
    </>
  );

  function floating() {
    const hasBar = !list && count > 1;
    if (run === null && !hasBar) return undefined;
    return (
      <>
        {run === null ? null : <RunTray clientId={clientId} run={run} />}
        {hasBar ? (
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
        ) : null}
      </>
    );
  }
}
