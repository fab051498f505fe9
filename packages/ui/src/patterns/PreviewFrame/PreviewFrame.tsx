import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.js';
import { previewColor } from './previewColor.js';
import * as styles from './PreviewFrame.css.js';

export type PreviewState =
  | { status: 'loading' }
  | {
      status: 'ready';
      /** Address of the viewer page. */
      src: string;
    }
  | {
      status: 'failed';
      message: string;
      reference?: string | undefined;
      onRetry: () => void;
    };

export interface PreviewFrameProps {
  /** The document's title, which names the frame. */
  title: string;
  /** The firm's colour, six hexadecimal figures; anything else gives the light blue. */
  color?: string | null;
  /** Exactly one of loading, ready and failed. */
  state: PreviewState;
}

/** A document in the viewer of the file service's own origin; the firm's colour is the viewer's, and stands in for it here until it has come. */
export function PreviewFrame({ title, color, state }: PreviewFrameProps) {
  return (
    <div
      className={styles.frame}
      style={assignInlineVars({ [styles.brandColor]: `#${previewColor(color)}` })}
      aria-busy={state.status === 'loading'}
    >
      {state.status === 'loading' ? <PreviewPending /> : null}
      {state.status === 'failed' ? (
        <div className={styles.cover}>
          <div className={styles.brand} />
          <ErrorState title={state.message} reference={state.reference} onRetry={state.onRetry} />
        </div>
      ) : null}
      {state.status === 'ready' ? <PreviewDocument key={state.src} title={title} src={state.src} /> : null}
    </div>
  );
}

interface PreviewDocumentProps {
  title: string;
  src: string;
}

function PreviewDocument({ title, src }: PreviewDocumentProps) {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      <iframe
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
        Opening the document…
      </p>
    </div>
  );
}
