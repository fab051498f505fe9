import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef, useState } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.js';
import { previewColor } from './previewColor.js';
import * as styles from './PreviewFrame.css.js';
import { useViewerMessage } from './useViewerMessage.js';
import { VIEWER_ESCAPE, VIEWER_REOPEN } from './viewerMessages.js';

export type PreviewState =
  | { status: 'loading' }
  | {
      status: 'ready';
      /** Address of the viewer page. */
      src: string;
      /** Called when the viewer could not open its file, and asks for another address. */
      onReopen?: (() => void) | undefined;
    }
  | {
      status: 'failed';
      message: string;
      reference?: string | undefined;
      onRetry: () => void;
    };

export interface PreviewFrameProps {
  /** Title of the document, which names the frame. */
  title: string;
  /** The firm's colour, six hexadecimal digits; anything else gives the default light blue. */
  color?: string | null | undefined;
  /** One of loading, ready and failed. */
  state: PreviewState;
  /** Called when Escape is pressed in the viewer, whose keys do not reach the page: close the dialog. */
  onEscape?: (() => void) | undefined;
}

/**
 * Shows a document in the viewer on the file service's own origin. The viewer shows the firm's colour; while
 * it loads, this component does.
 */
export function PreviewFrame({ title, color, state, onEscape }: PreviewFrameProps) {
  return (
    <div
      className={styles.frame}
      style={assignInlineVars({ [styles.brandColor]: `#${previewColor(color)}` })}
      aria-busy={state.status === 'loading'}
    >
      {state.status === 'loading' ? <PreviewPending /> : null}
      {state.status === 'failed' ? (
        <div className={styles.cover}>
          <ErrorState title={state.message} reference={state.reference} onRetry={state.onRetry} />
        </div>
      ) : null}
      {state.status === 'ready' ? (
        <PreviewDocument
          key={state.src}
          title={title}
          src={state.src}
          onReopen={state.onReopen}
          onEscape={onEscape}
        />
      ) : null}
    </div>
  );
}

interface PreviewDocumentProps {
  title: string;
  src: string;
  onReopen: (() => void) | undefined;
  onEscape: (() => void) | undefined;
}

function PreviewDocument({ title, src, onReopen, onEscape }: PreviewDocumentProps) {
  const [loaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useViewerMessage(frame, src, VIEWER_ESCAPE, onEscape);
  useViewerMessage(frame, src, VIEWER_REOPEN, onReopen);

  return (
    <>
      <iframe
        ref={frame}
        className={styles.document}
        title={`Preview of ${title}`}
        src={src}
        onLoad={() => setLoaded(true)}
      />
      {loaded ? null : <PreviewPending />}
    </>
  );
}

function PreviewPending() {
  return (
    <div className={styles.cover}>
      <div className={styles.brand} />
      <div className={styles.page} aria-hidden="true">
        {Array.from({ length: 14 }, (_, index) => (
          <span key={index} className={styles.line} />
        ))}
      </div>
      <p className={styles.waiting} role="status">
        Opening the document
      </p>
    </div>
  );
}
