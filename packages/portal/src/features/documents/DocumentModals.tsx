import type { Schemas } from '@countersign/api-client/contract';
import { isSelected, selectOnly } from '@countersign/ui';
import { ClickToSignModal, SignModal } from '../signing/index.ts';
import { useDocuments, type DocumentModal } from './model/documentsModel.ts';
import { AssignFilterModal, AssignSeveralModal } from './modals/AssignFilterModal.tsx';
import { CopyLinkModal } from './modals/CopyLinkModal.tsx';
import { UploadFoldersModal } from './folders/UploadFoldersModal.tsx';
import { DeleteFailuresModal } from './deletion/DeleteFailuresModal.tsx';
import { DeleteModal } from './deletion/DeleteModal.tsx';
import { DeleteSeveralModal } from './deletion/DeleteSeveralModal.tsx';
import { useReportDeletion } from './deletion/useReportDeletion.ts';
import { HistoryModal } from './modals/HistoryModal.tsx';
import { PreviewModal } from './modals/PreviewModal.tsx';
import { RemoveTaskModal } from './modals/RemoveTaskModal.tsx';

type DeleteOutcome = Schemas['DeleteOutcome'];

interface DocumentModalsProps {
  readonly modal: DocumentModal;
  readonly onClose: () => void;
}

/** Renders the dialog that is open on the documents screen. */
export function DocumentModals({ modal, onClose }: DocumentModalsProps) {
  const { clientId, several, selected, openModal, room } = useDocuments();
  const report = useReportDeletion();

  function reportSeveral({ Deleted, AlreadyDeleted }: DeleteOutcome): void {
    const ids = Deleted.filter((id) => !AlreadyDeleted.includes(id));
    if (Deleted.length > 0) report({ ids, count: Deleted.length });
  }

  /** Keeps those selected that were not deleted, and lists them. */
  function showOutcome(outcome: DeleteOutcome): void {
    const kept = [...outcome.Blocked, ...outcome.Failed];
    const known = kept.filter(({ Title }) => Title !== '').map(({ Id }) => Id);
    selected.select({ mode: 'only', ids: new Set(known) });
    if (kept.length > 0) {
      openModal({ kind: 'deleteFailures', outcome });
      return;
    }
    reportSeveral(outcome);
    onClose();
  }

  switch (modal.kind) {
    case 'none':
      return null;
    case 'uploadFolders':
      return <UploadFoldersModal reading={modal.reading} target={modal.target} onClose={onClose} />;
    case 'preview':
      return <PreviewModal document={modal.document} onClose={onClose} />;
    case 'sign':
      return <SignModal document={modal.document} onClose={onClose} />;
    case 'history':
      return <HistoryModal document={modal.document} onClose={onClose} />;
    case 'assignFilter':
      return <AssignFilterModal document={modal.document} onClose={onClose} />;
    case 'copyLink':
      return <CopyLinkModal document={modal.document} link={modal.link} onClose={onClose} />;
    case 'assignSeveral':
      return (
        <AssignSeveralModal
          clientId={clientId}
          count={modal.count}
          onAssign={several.assign}
          onClose={onClose}
        />
      );
    case 'clickToSign':
      return <ClickToSignModal document={modal.document} onClose={onClose} />;
    case 'removeTask':
      return <RemoveTaskModal document={modal.document} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteModal
          document={modal.document}
          onClose={onClose}
          onDeleted={({ Id }) => {
            onClose();
            if (selected.count === 1 && isSelected(selected.selection, Id)) selected.clear();
          }}
        />
      );
    case 'deleteSeveral':
      return (
        <DeleteSeveralModal count={modal.count} read={modal.read} onClose={onClose} onOutcome={showOutcome} />
      );
    case 'deleteFailures': {
      const { outcome } = modal;
      const close = () => {
        // Not before: the message could not be reached by keyboard while the dialog is open.
        reportSeveral(outcome);
        onClose();
      };
      return (
        <DeleteFailuresModal
          outcome={outcome}
          onOpen={(id) => {
            close();
            selected.select(selectOnly(id));
            room.openDetails?.();
          }}
          onClose={close}
        />
      );
    }
  }
}
