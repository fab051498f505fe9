import { ClickToSignModal, SignModal } from '../../signing/index.ts';
import type { DocumentModal } from '../model/documentsModel.ts';
import { AssignFilterModal } from '../assigning/AssignFilterModal.tsx';
import { CopyLinkModal } from '../modals/CopyLinkModal.tsx';
import { UploadFoldersModal } from '../folders/UploadFoldersModal.tsx';
import { DeleteInList } from '../modals/DeleteInList.tsx';
import { DeletionOutcome } from '../modals/DeletionOutcome.tsx';
import { HistoryModal } from '../modals/HistoryModal.tsx';
import { PreviewInList } from '../modals/PreviewInList.tsx';
import { RemoveTaskModal } from '../modals/RemoveTaskModal.tsx';
import { RenameModal } from '../renaming/RenameModal.tsx';
import { ResendPinModal } from '../pins/ResendPinModal.tsx';
import { ConfirmSeveral } from '../modals/ConfirmSeveral.tsx';

interface DocumentModalsProps {
  readonly modal: DocumentModal;
  readonly onClose: () => void;
  /** Called with a filter that was created for a folder. */
  readonly onFilterCreated: (filterId: number) => void;
}

/** Renders the dialog that is open on the documents screen. */
export function DocumentModals({ modal, onClose, onFilterCreated }: DocumentModalsProps) {
  switch (modal.kind) {
    case 'none':
      return null;
    case 'uploadFolders':
      return (
        <UploadFoldersModal
          reading={modal.reading}
          target={modal.target}
          onClose={onClose}
          onCreated={onFilterCreated}
        />
      );
    case 'preview':
      return <PreviewInList document={modal.document} onClose={onClose} />;
    case 'sign':
      return <SignModal document={modal.document} onClose={onClose} />;
    case 'history':
      return <HistoryModal document={modal.document} onClose={onClose} />;
    case 'rename':
      return <RenameModal document={modal.document} onClose={onClose} />;
    case 'assignFilter':
      return <AssignFilterModal document={modal.document} onClose={onClose} />;
    case 'copyLink':
      return <CopyLinkModal document={modal.document} link={modal.link} onClose={onClose} />;
    case 'several':
      return <ConfirmSeveral {...modal} onClose={onClose} />;
    case 'clickToSign':
      return <ClickToSignModal document={modal.document} onClose={onClose} />;
    case 'resendPins':
      return <ResendPinModal document={modal.document} onClose={onClose} />;
    case 'removeTask':
      return <RemoveTaskModal document={modal.document} onClose={onClose} />;
    case 'delete':
      return <DeleteInList document={modal.document} onClose={onClose} />;
    case 'deleteFailures':
      return <DeletionOutcome run={modal.run} />;
  }
}
