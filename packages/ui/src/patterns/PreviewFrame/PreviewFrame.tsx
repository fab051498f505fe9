import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.js';
import { styleVariables } from '../../theme/styleVariables.js';
import { previewColor } from './previewColor.js';
import * as styles from './PreviewFrame.css.js';
import { viewerOpening, viewerSilent } from './previewFrame.messages.js';
import { useViewerMessage } from './useViewerMessage.js';
import {
  VIEWER_DOWNLOAD,
  VIEWER_ESCAPE,
  VIEWER_NEXT,
  VIEWER_PREVIOUS,
  VIEWER_READY,
  VIEWER_REOPEN,
} from './viewerMessages.js';

export type PreviewState =
  | { status: 'loading' }
  | {
      status: 'ready';
      /** Address of the viewer page. */
      src: string;
      /** Called when the viewer could not open its file, and asks for another address. */
      onReopen?: (() => void) | undefined;
      /** Called when the viewer cannot show its file, and it is to be downloaded instead. */
      onDownload?: (() => void) | undefined;
    }
  | {
      status: 'failed';
      /** What happened, in at most five words: "This file can’t be shown". */
      title: string;
      /** What happened and what to do. */
      message: string;
      reference?: string | undefined;
      /** Called to try again; without it there is no such button. */
      onRetry?: (() => void) | undefined;
      /** The fitting action instead: a Download button. */
      action?: ReactNode;
    };

export interface PreviewFrameProps {
  /** Title of the document, which names the frame. */
  title: string;
  /** The firm's colour, six hexadecimal digits; anything else gives the default light blue. */
  color?: string | null | undefined;
  /** One of loading, ready and failed. */
  state: PreviewState;
  /**
   * Moves the focus into the viewer when it has opened, so that its keys work at once: in a dialog that shows nothing
   * else.
   */
  takesFocus?: boolean | undefined;
  /** Called when Escape is pressed in the viewer, whose keys do not reach the page: close the dialog. */
  onEscape?: (() => void) | undefined;
  /** Called when the keys for the next document (1) or the one before it (-1) are pressed in the viewer. */
  onBeside?: ((by: 1 | -1) => void) | undefined;
}

/**
 * Shows a document in the viewer on the file service's own origin. The viewer shows the firm's colour; until it says
 * that it is there (`VIEWER_READY`), this component does, and covers whatever page came. A page that stays silent is
 * opened once more.
 */
export function PreviewFrame({
  title,
  color,
  state,
  takesFocus = false,
  onEscape,
  onBeside,
}: PreviewFrameProps) {
  const [hasReopened, setHasReopened] = useState(false);
  return (
    <div
      className={styles.frame}
      style={styleVariables({ [styles.brandColor]: `#${previewColor(color)}` })}
      aria-busy={state.status === 'loading'}
    >
      {state.status === 'loading' ? <PreviewPending /> : null}
      {state.status === 'failed' ? (
        <div className={styles.cover}>
          <ErrorState
            title={state.title}
            reference={state.reference}
            onRetry={state.onRetry}
            action={state.action}
          >
            {state.message}
          </ErrorState>
        </div>
      ) : null}
      {state.status === 'ready' ? (
        <PreviewDocument
          key={state.src}
          title={title}
          src={state.src}
          onReopen={state.onReopen}
          hasReopened={hasReopened}
          onReopened={setHasReopened}
          onDownload={state.onDownload}
          takesFocus={takesFocus}
          onEscape={onEscape}
          onBeside={onBeside}
        />
      ) : null}
    </div>
  );
}

interface PreviewDocumentProps {
  title: string;
  src: string;
  onReopen: (() => void) | undefined;
  /** Whether this one is open because the one before it was silent. */
  hasReopened: boolean;
  onReopened: (hasReopened: boolean) => void;
  onDownload: (() => void) | undefined;
  takesFocus: boolean;
  onEscape: (() => void) | undefined;
  onBeside: ((by: 1 | -1) => void) | undefined;
}

/**
 * What is known of the frame: it loads, its page has loaded and has yet to say so, another address was asked for
 * because it did not, it is the viewer, or something else: a proxy's page or the browser's error.
 * @story loaded CoveredUntilReady
 * @story silent ViewerSilent
 */
type FrameState = 'loading' | 'loaded' | 'reopening' | 'ready' | 'silent';

/** How long each state may last, in ms. The viewer says that it is there before its page has loaded. */
const longest: Partial<Record<FrameState, number>> = { loading: 30_000, loaded: 3_000, reopening: 30_000 };

function PreviewDocument({
  title,
  src,
  onReopen,
  hasReopened,
  onReopened,
  onDownload,
  takesFocus,
  onEscape,
  onBeside,
}: PreviewDocumentProps) {
  const [state, setState] = useState<FrameState>('loading');
  const frame = useRef<HTMLIFrameElement>(null);
  useViewerMessage(frame, src, VIEWER_ESCAPE, onEscape);
  useViewerMessage(frame, src, VIEWER_REOPEN, onReopen);
  useViewerMessage(frame, src, VIEWER_DOWNLOAD, onDownload);
  useViewerMessage(frame, src, VIEWER_NEXT, () => onBeside?.(1));
  useViewerMessage(frame, src, VIEWER_PREVIOUS, () => onBeside?.(-1));
  useViewerMessage(frame, src, VIEWER_READY, () => {
    setState('ready');
    onReopened(false);
  });

  const giveUp = useEffectEvent(() => {
    if (state !== 'loaded' || onReopen === undefined || hasReopened) return setState('silent');
    setState('reopening');
    onReopened(true);
    onReopen();
  });
  const takeFocus = useEffectEvent(() => {
    const { activeElement } = document;
    const dialog = frame.current?.closest('[role=dialog]');
    // Only from where the dialog itself had put it.
    if (takesFocus && (activeElement === document.body || dialog?.contains(activeElement) === true))
      frame.current?.focus();
  });
  useEffect(() => {
    if (state === 'ready') takeFocus();
    const limit = longest[state];
    if (limit === undefined) return undefined;
    const timer = setTimeout(() => giveUp(), limit);
    return () => clearTimeout(timer);
  }, [state]);

  if (state === 'silent') {
    const retry = () => {
      onReopened(false);
      onReopen?.();
    };
    return (
      <div className={styles.cover}>
        <ErrorState title={viewerSilent.title} onRetry={onReopen === undefined ? undefined : retry}>
          {viewerSilent.help}
        </ErrorState>
      </div>
    );
  }
  return (
    <>
      <iframe
        ref={frame}
        className={styles.document}
        title={`Preview of ${title}`}
        src={src}
        // Nobody gets into a page that may be another one.
        inert={state !== 'ready'}
        onLoad={() => setState((before) => (before === 'loading' ? 'loaded' : before))}
      />
      {state === 'ready' ? null : <PreviewPending />}
    </>
  );
}

/** How long a document opens, in ms, until it is said that this takes longer than usual. */
const slowAfter = 10_000;

function PreviewPending() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.cover}>
      <div className={styles.brand} />
      <div className={styles.page} aria-hidden="true">
        {Array.from({ length: 14 }, (_, index) => (
          <span key={index} className={styles.line} />
        ))}
      </div>
      <p className={styles.waiting} role="status">
        {isSlow ? viewerOpening.slow : viewerOpening.usual}
      </p>
    </div>
  );
}
