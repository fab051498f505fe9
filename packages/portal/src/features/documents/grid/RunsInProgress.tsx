import { useSyncExternalStore } from 'react';
import { Button } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { jobMessages } from '../jobs/jobs.messages.ts';
import { useDocuments } from '../model/documentsModel.ts';

/** Counts the actions of this client that run hidden; a press shows one again. */
export function RunsInProgress() {
  const bulk = useServices().bulk.of(useDocuments().clientId);
  const count = useSyncExternalStore(bulk.subscribe, bulk.hiddenCount);
  if (count === 0) return null;
  return (
    <Button size="small" variant="ghost" onPress={bulk.open}>
      {jobMessages.inProgress(count)}
    </Button>
  );
}
