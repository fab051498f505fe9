import type { BulkRun } from '../../../services/bulk/bulkRun.ts';
import { Region } from '../../../services/Region.tsx';
import { useServices } from '../../../services/services.tsx';
import { DocumentsBulkBar, DocumentsTray } from '../grid/laterParts.tsx';
import { useDocuments } from '../model/documentsModel.ts';

interface FloatingPartsProps {
  /** The action whose progress or outcome is shown; null if there is none. */
  readonly run: BulkRun | null;
  /** Whether the bar of the selected documents is shown. */
  readonly hasBar: boolean;
  /** Opens the client's deleted documents; undefined for users who may not restore them. */
  readonly openDeleted: (() => void) | undefined;
}

/** What floats over the list. Its code loads later and may fail to, for example offline: the list stays then. */
export function FloatingParts({ run, hasBar, openDeleted }: FloatingPartsProps) {
  const { clientId, selected } = useDocuments();
  const bulk = useServices().bulk.of(clientId);
  /** An action that can't go on out of sight can only be tried again. */
  const leave = run?.status === 'running' ? (run.canHide ? bulk.hide : undefined) : bulk.close;
  return (
    <>
      {run === null ? null : (
        <Region name="The progress of the action" onClose={leave}>
          <DocumentsTray run={run} openDeleted={openDeleted} />
        </Region>
      )}
      {hasBar ? (
        <Region name="The bar of the selected documents" onClose={selected.clear}>
          <DocumentsBulkBar />
        </Region>
      ) : null}
    </>
  );
}
