import type { Schemas } from '@countersign/api-client/contract';
import { Dialog, PreviewFrame } from '@countersign/ui';
import { useDialogTitle } from '../../../services/shell.ts';
import { useDocumentPreview } from '../../../services/useDocumentPreview.ts';

interface PreviewModalProps {
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
}

/** Shows a document in the viewer of the file service. */
export function PreviewModal({ document, onClose }: PreviewModalProps) {
  const { color, state } = useDocumentPreview(document);
  const title = `Preview ${document.Title}`;
  useDialogTitle(title);

  return (
    <Dialog open onOpenChange={onClose} size="frame" title={title}>
      <PreviewFrame title={document.Title} color={color} state={state} onEscape={onClose} />
    </Dialog>
  );
}
