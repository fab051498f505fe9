import { useCallback, useMemo } from 'react';
import { UploadPanel, type UploadPanelItem } from '@countersign/ui';
import { destinationText } from './destinationText.ts';
import type { UploadsProps } from './Uploads.tsx';
import type { UploadsView } from './useUploads.ts';

type Item = UploadsView['items'][number];

/** Shows the uploads of all clients. Loads when there is something to upload. */
export function UploadsPanel({ view, clientId, onClose, onShow, hrefOf }: UploadsProps) {
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
  const withDestination = useMemo(() => itemsAt(clientId), [clientId]);
  const shown = useMemo(() => items.map(withDestination), [items, withDestination]);
  return (
    <UploadPanel
      items={shown}
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
  );
}

/** Returns what says of each item where it goes, while this client is open: the same object for the same item. */
function itemsAt(openClient: number | null): (item: Item) => UploadPanelItem {
  const shown = new WeakMap<Item, UploadPanelItem>();
  return (item) => {
    const known = shown.get(item) ?? { ...item, destination: destinationText(item.destination, openClient) };
    shown.set(item, known);
    return known;
  };
}
