import type { ReactNode, RefObject } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Dialog } from '../../components/Dialog/Dialog.js';
import { ErrorState } from '../../components/ErrorState/ErrorState.js';
import { Notice } from '../../components/Notice/Notice.js';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.js';
import { Spinner } from '../../components/Spinner/Spinner.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.js';
import { frameProgress, type FrameState } from '../../signing-protocol/index.js';
import * as styles from './SigningFrame.css.js';
import { frameFailed, frameFailedHelp, phaseLabel } from './signingFrame.messages.js';
import { TimeLeft } from './TimeLeft.js';

export interface SigningFrameViewProps {
  /** Title of the document. */
  title: string;
  /** Address of the frame. */
  src: string;
  /** State of the frame: loading, working, committing, failed. */
  state: FrameState;
  /** Whole seconds until the lock expires. */
  secondsLeft: number;
  /** Completed and pending signers. */
  aside?: ReactNode;
  /** Whether the lock is being renewed. */
  retrying?: boolean | undefined;
  /** The frame, whose messages are handled. */
  frameRef?: RefObject<HTMLIFrameElement | null> | undefined;
  /** Called when the page in the frame has loaded. */
  onFrameLoad?: (() => void) | undefined;
  /** Called to close without signing. */
  onCancel: () => void;
  /** Called to try again after a failure. */
  onRetry: () => void;
  /** Called to extend the lock. If omitted, no more time is offered. */
  onExtend?: (() => void) | undefined;
  /** Whether the lock is being extended. */
  extending?: boolean | undefined;
  /** Why the lock could not be extended. */
  extendFailure?: string | undefined;
}

/** Renders a signing frame in each of its states; `SigningFrame` adds its behaviour. */
export function SigningFrameView({
  title,
  src,
  state,
  secondsLeft,
  aside,
  retrying = false,
  frameRef,
  onFrameLoad,
  onCancel,
  onRetry,
  onExtend,
  extending = false,
  extendFailure,
}: SigningFrameViewProps) {
  const failed = state.status === 'failed';
  const busy = state.status === 'complete' || state.status === 'cancelling' || retrying;
  const percent = frameProgress(state);
  return (
    <Dialog
      open
      size="frame"
      title={`Sign ${title}`}
      headerEnd={
        <TimeLeft
          seconds={secondsLeft}
          onExtend={canExtend(state) ? onExtend : undefined}
          extending={extending}
        />
      }
      aside={aside}
      busy={busy}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      // The page in the frame has the consent, Cancel and Sign: a second footer would appear below it.
      footer={showsPage(state) ? undefined : <Button onPress={onCancel}>Cancel</Button>}
    >
      <VisuallyHidden>
        <span role="status">{phaseLabel(state)}</span>
      </VisuallyHidden>
      <div className={styles.stage} aria-busy={state.status === 'loading' || busy}>
        <div className={styles.progress}>
          {state.status === 'uploading' || state.status === 'complete' ? (
            <ProgressBar label="Uploading your signature" value={percent} edge />
          ) : null}
        </div>
        {extendFailure === undefined ? null : (
          <div className={styles.notice}>
            <Notice tone="critical" live>
              {extendFailure}
            </Notice>
          </div>
        )}
        <iframe
          ref={frameRef}
          className={styles.frame}
          title={`Sign ${title}`}
          src={src}
          data-hidden={showsPage(state) ? undefined : ''}
          inert={failed}
          onLoad={onFrameLoad}
        />
        {state.status === 'loading' ? (
          <div className={styles.cover}>
            <Spinner label="Opening the document" />
          </div>
        ) : null}
        {failed ? (
          <div className={styles.cover}>
            <ErrorState title={frameFailed} retryLabel="Retry" retrying={retrying} onRetry={onRetry}>
              {frameFailedHelp}
            </ErrorState>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}

/** A signature on its way belongs to the lock as it is; one that failed is retried under a renewed one. */
function canExtend({ status }: FrameState): boolean {
  return status === 'loading' || status === 'ready';
}

/** Whether the page in the frame is shown, with its own footer. */
function showsPage({ status }: FrameState): boolean {
  return status !== 'loading' && status !== 'failed';
}
