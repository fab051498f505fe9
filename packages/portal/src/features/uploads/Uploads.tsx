import { useCallback } from 'react';
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
  /** Returns where a document is shown. */
  readonly hrefOf: (clientId: number, documentId: number) => string;
}

/** Shows the upload panel over every page, while it has content and the user has not closed it. */
export function Uploads({ view, onClose, onShow, hrefOf }: UploadsProps) {
  const { items } = view;
  const documentHref = useCallback(
    (id: string) => {
      const item = items.find((candidate) => candidate.id === id);
      return item === undefined || item.document === null
        ? undefined
        : hrefOf(item.destination.clientId, item.document);
    },
    [items, hrefOf],
  );
  if (!view.shown) return null;
  return (
    <Region name="The uploads" onClose={onClose}>
      <UploadPanel
        items={items}
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
        onAddWithoutFilter={view.addWithoutFilter}
        onShowKnown={(id) => {
          const item = items.find((candidate) => candidate.id === id);
          if (item?.known && item.known.id !== null) onShow(item.destination.clientId, item.known.id);
        }}
        onDismiss={(id) => {
          view.dismiss(id);
          // With the last file the panel goes too: the focus needs a place.
          if (items.length === 1) onClose();
        }}
        hrefOf={documentHref}
        asked={view.asked}
        onClose={() => {
          view.clear();
          onClose();
        }}
      />
    </Region>
  );
}
