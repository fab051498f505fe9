import type { Schemas } from '@countersign/api-client/contract';
import { ClickToSignModal, SignModal } from '../signing/index.ts';
import { HistoryModal } from './modals/HistoryModal.tsx';
import { PreviewModal } from './modals/PreviewModal.tsx';
import { RemoveTaskModal } from './modals/RemoveTaskModal.tsx';

/** The one dialog that is open on the documents screen. */
export type OpenModal = 'none' | 'preview' | 'sign' | 'history' | 'clickToSign' | 'removeTask';

interface DocumentModalsProps {
  readonly open: OpenModal;
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
}

export function DocumentModals({ open, document, onClose }: DocumentModalsProps) {
  const modal = { document, onClose };
  switch (open) {
    case 'none':
      return null;
    case 'preview':
      return <PreviewModal {...modal} />;
    case 'sign':
      return <SignModal {...modal} />;
    case 'history':
      return <HistoryModal {...modal} />;
    case 'clickToSign':
      return <ClickToSignModal {...modal} />;
    case 'removeTask':
      return <RemoveTaskModal {...modal} />;
  }
}
