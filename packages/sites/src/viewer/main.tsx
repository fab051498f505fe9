import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  VIEWER_DOWNLOAD,
  VIEWER_NEXT,
  VIEWER_PREVIOUS,
  VIEWER_READY,
  VIEWER_REOPEN,
  type ViewerMessage,
} from '@countersign/ui';
import { openFile } from './document/openFile.ts';
import { forwardKeys } from './forwardKeys.ts';
import { readViewerQuery, titleStandsOutside } from './query.ts';
import { ViewerPage } from './ViewerPage.tsx';

const root = document.getElementById('root');
const finishOrigins = root?.dataset['finishAt']?.split(' ') ?? [];
const query = readViewerQuery(window.location.search, window.location.origin, finishOrigins);
forwardKeys(window, query.hasBeside);
document.title = query.title === '' ? 'Document' : query.title;
document.documentElement.toggleAttribute('data-untitled', titleStandsOutside(window.location.search));
const framed = window.parent !== window;
// The framing page may know of a press; the messages carry nothing else.
const say = framed ? (message: ViewerMessage) => () => window.parent.postMessage(message, '*') : undefined;
if (root) {
  const page = createRoot(root);
  // The page around this one uncovers it when it is ready: it must not be empty then.
  flushSync(() => {
    page.render(
      <ViewerPage
        query={query}
        open={openFile}
        onReopen={say?.(VIEWER_REOPEN)}
        onDownload={say?.(VIEWER_DOWNLOAD)}
        onBeside={say === undefined ? undefined : (by) => say(by === 1 ? VIEWER_NEXT : VIEWER_PREVIOUS)()}
      />,
    );
  });
}
say?.(VIEWER_READY)();
