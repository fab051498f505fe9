import { lazyComponent } from '@countersign/ui';
import type { UploadsView } from './useUploads.ts';

/** Loaded when there is something to upload. */
const UploadPanel = lazyComponent(async () => (await import('./panel.ts')).UploadPanel);

/** The upload panel over every page, while there is something in it and nobody put it away. */
export function Uploads({ view }: { readonly view: UploadsView }) {
  if (!view.shown) return null;
  return (
    <UploadPanel
      items={view.items}
      summary={view.summary}
      view={view.size}
      onViewChange={view.resize}
      onCancel={view.cancel}
      onRetry={view.retry}
      onClose={view.hide}
    />
  );
}
