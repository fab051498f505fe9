import type { BulkRun } from '../../../services/bulk/bulkRun.ts';
import { Region } from '../../../services/Region.tsx';
import { DocumentsBulkBar } from '../grid/laterParts.tsx';
import { RunTray } from '../grid/RunTray.tsx';
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
  return (
    <>
      {run === null ? null : <RunTray clientId={clientId} run={run} openDeleted={openDeleted} />}
      {hasBar ? (
        <Region name="The bar of the selected documents" onClose={selected.clear}>
          <DocumentsBulkBar />
        </Region>
      ) : null}
    </>
  );
}
