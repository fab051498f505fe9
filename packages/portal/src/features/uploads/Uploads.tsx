import { lazyComponent } from '@countersign/ui';
import { Region } from '../../services/Region.tsx';
import type { UploadsView } from './useUploads.ts';

/** Loads when there is something to upload. */
const UploadPanel = lazyComponent(async () => (await import('./panel.ts')).UploadPanel);

interface UploadsProps {
  readonly view: UploadsView;
  /** Called when the panel, or the message in its place, is closed. */
  readonly onClose: () => void;
  /** Called to show the document that a file already is. */
  readonly onShow: (clientId: number, documentId: number) => void;
}

/** Shows the upload panel over every page, while it has content and the user has not closed it. */
export function Uploads({ view, onClose, onShow }: UploadsProps) {
  if (!view.shown) return null;
  return (
    <Region name="The uploads" onClose={onClose}>
      <UploadPanel
        items={view.items}
        summary={view.summary}
        view={view.size}
        onViewChange={view.resize}
        onCancel={view.cancel}
        onRetry={view.retry}
        onCancelAll={view.cancelAll}
        onRetryAll={view.retryAll}
        onContinue={view.continueFrom}
        onSelectAgain={view.selectAgain}
        onUploadAnyway={view.uploadAnyway}
        onShowKnown={(id) => {
          const item = view.items.find((candidate) => candidate.id === id);
          if (item?.known) onShow(item.destination.clientId, item.known.id);
        }}
        onClose={() => {
          view.clear();
          onClose();
        }}
      />
    </Region>
  );
}
