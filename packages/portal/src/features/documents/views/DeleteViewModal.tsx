import type { Schemas } from '@countersign/api-client/contract';
import { DeleteDialog } from '../../../services/DeleteDialog.tsx';
import { useDocuments } from '../model/documentsModel.ts';
import { viewMenuMessages } from './savedViews.messages.ts';
import { useViewWrites } from './useViewWrites.ts';

interface DeleteViewModalProps {
  readonly view: Schemas['SavedView'];
  readonly onClose: () => void;
}

/** Asks before deleting a view. The list stays as it is shown. */
export function DeleteViewModal({ view, onClose }: DeleteViewModalProps) {
  const { search, find } = useDocuments();
  return (
    <DeleteDialog
      noun="view"
      name={view.Name}
      id={view.Id}
      removal={useViewWrites().remove}
      consequence={viewMenuMessages.remove}
      deleted={viewMenuMessages.deleted}
      onDeleted={() => {
        if (search.saved === view.Id) find({ saved: 0 });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
