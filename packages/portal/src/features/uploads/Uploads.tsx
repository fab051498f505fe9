import { lazyComponent } from '@countersign/ui';
import { Region } from '../../services/Region.tsx';
import { useLoadedAhead } from '../../services/useLoadedAhead.ts';
import type { UploadsView } from './useUploads.ts';

const loadPanel = () => import('./UploadsPanel.tsx');

/** Loads when there is something to upload. */
const UploadsPanel = lazyComponent(async () => (await loadPanel()).UploadsPanel);

const parts = [loadPanel];

export interface UploadsProps {
  readonly view: UploadsView;
  /** The client that is open; null if none is. */
  readonly clientId: number | null;
  /** Called when the panel, or the message in its place, is closed. */
  readonly onClose: () => void;
  /** Called to show the document that a file already is. */
  readonly onShow: (clientId: number, documentId: number) => void;
  /** Returns where a document is shown. */
  readonly hrefOf: (clientId: number, documentId: number) => string;
}

/** Shows the upload panel over every page, while it has content and the user has not closed it. */
export function Uploads(props: UploadsProps) {
  const { view, onClose } = props;
  useLoadedAhead(parts);
  if (!view.shown) return null;
  return (
    <Region name="The uploads" onClose={onClose} onRetry={view.retryAll}>
      <UploadsPanel {...props} />
    </Region>
  );
}
