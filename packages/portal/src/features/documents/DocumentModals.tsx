import { ClickToSignModal, SignModal } from '../signing/index.ts';
import { useDocuments, type DocumentModal } from './model/documentsModel.ts';
import { AssignFilterModal, AssignSeveralModal } from './modals/AssignFilterModal.tsx';
import { CopyLinkModal } from './modals/CopyLinkModal.tsx';
import { UploadFoldersModal } from './folders/UploadFoldersModal.tsx';
import { HistoryModal } from './modals/HistoryModal.tsx';
import { PreviewModal } from './modals/PreviewModal.tsx';
import { RemoveTaskModal } from './modals/RemoveTaskModal.tsx';

interface DocumentModalsProps {
  readonly modal: DocumentModal;
  readonly onClose: () => void;
}

/** Renders the dialog that is open on the documents screen. */
export function DocumentModals({ modal, onClose }: DocumentModalsProps) {
  const { clientId, several } = useDocuments();
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
  }
}
