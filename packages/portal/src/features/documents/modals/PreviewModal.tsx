import type { Schemas } from '@countersign/api-client/contract';
import { Button, Dialog, DownloadIcon, PreviewFrame } from '@countersign/ui';
import { useDialogTitle } from '../../../services/shell.ts';
import { useDocumentPreview } from '../../../services/useDocumentPreview.ts';
import { useDownload } from '../actions/useDownload.ts';

interface PreviewModalProps {
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
}

/** Shows a document in the viewer of the file service. What cannot be shown can be downloaded. */
export function PreviewModal({ document, onClose }: PreviewModalProps) {
  const download = useDownload();
  const downloadInstead = () => {
    download(document);
    onClose();
  };
  const { color, state } = useDocumentPreview(document, {
    onDownload: downloadInstead,
    downloadButton: (
      <Button variant="primary" icon={DownloadIcon} onPress={downloadInstead}>
        Download
      </Button>
    ),
  });
  const title = `Preview ${document.Title}`;
  useDialogTitle(title);

  return (
    <Dialog open onOpenChange={onClose} size="frame" title={title}>
      <PreviewFrame title={document.Title} color={color} state={state} takesFocus onEscape={onClose} />
    </Dialog>
  );
}
