import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { createUploader } from '@countersign/api-client/upload';
import { ThemeProvider, UploadPanel, type UploadPanelView } from '@countersign/ui';

type Uploader = ReturnType<typeof createUploader<undefined>>;

function Panel({ uploads }: { uploads: Uploader }) {
  const { items, summary } = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
  const [view, setView] = useState<UploadPanelView>('normal');
  if (items.length === 0) return null;
  return (
    <UploadPanel
      items={items}
      summary={summary}
      view={view}
      onViewChange={setView}
      onCancel={uploads.cancel}
      onRetry={uploads.retry}
      onClose={() => uploads.clearFinished()}
    />
  );
}

/** Shows what is uploaded, as the portal does. @returns takes it away */
export function showPanel(uploads: Uploader): () => void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <ThemeProvider theme="light">
        <Panel uploads={uploads} />
      </ThemeProvider>,
    ),
  );
  return () => {
    root.unmount();
    host.remove();
  };
}

/** Tasks of more than 50 ms that the main thread had while this ran, without the one that it is called in. */
export async function countLongTasks(work: () => Promise<unknown>): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve));
  let count = 0;
  const observer = new PerformanceObserver((list) => {
    count += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  await work();
  count += observer.takeRecords().length;
  observer.disconnect();
  return count;
}
