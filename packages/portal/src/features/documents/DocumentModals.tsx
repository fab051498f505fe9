import { ClickToSignModal, SignModal } from '../signing/index.ts';
import { UploadFoldersModal } from './folders/UploadFoldersModal.tsx';
import type { DocumentModal } from './model/documentsModel.ts';
import { HistoryModal } from './modals/HistoryModal.tsx';
import { PreviewModal } from './modals/PreviewModal.tsx';
import { RemoveTaskModal } from './modals/RemoveTaskModal.tsx';

interface DocumentModalsProps {
  readonly modal: DocumentModal;
  readonly onClose: () => void;
}

/** Renders the dialog that is open on the documents screen. */
export function DocumentModals({ modal, onClose }: DocumentModalsProps) {
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
    case 'clickToSign':
      return <ClickToSignModal document={modal.document} onClose={onClose} />;
    case 'removeTask':
      return <RemoveTaskModal document={modal.document} onClose={onClose} />;
  }
}
