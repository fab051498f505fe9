import { lazyComponent } from '@countersign/ui';
import type { UploadsView } from './useUploads.ts';

/** Loads when there is something to upload. */
const UploadPanel = lazyComponent(async () => (await import('./panel.ts')).UploadPanel);

/** Shows the upload panel over every page, while it has content and the user has not closed it. */
export function Uploads({ view, onClose }: { readonly view: UploadsView; readonly onClose: () => void }) {
  if (!view.shown) return null;
  return (
    <UploadPanel
      items={view.items}
      summary={view.summary}
      view={view.size}
      onViewChange={view.resize}
      onCancel={view.cancel}
      onRetry={view.retry}
      onClose={onClose}
    />
  );
}
