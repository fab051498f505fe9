import type { BulkRun } from '../../../services/bulk/bulkRun.ts';
import { Region } from '../../../services/Region.tsx';
import { useServices } from '../../../services/services.tsx';
import { DocumentsTray } from './laterParts.tsx';

interface RunTrayProps {
  readonly clientId: number;
  /** The action whose progress or outcome is shown. */
  readonly run: BulkRun;
  /** Opens the client's deleted documents; undefined where they are shown, or may not be restored. */
  readonly openDeleted?: (() => void) | undefined;
}

/** The tray over a list of this client's documents. Its code loads later and may fail to: the list stays then. */
export function RunTray({ clientId, run, openDeleted }: RunTrayProps) {
  const bulk = useServices().bulk.of(clientId);
  /** An action that can't go on out of sight can only be tried again. */
  const leave = run.status === 'running' ? (run.canHide ? bulk.hide : undefined) : bulk.close;
  return (
    <Region name="The progress of the action" onClose={leave}>
      <DocumentsTray clientId={clientId} run={run} openDeleted={openDeleted} />
    </Region>
  );
}
