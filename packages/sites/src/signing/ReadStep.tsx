import { useEffect, useRef, useState } from 'react';
import {
  Button,
  Checkbox,
  ErrorState,
  Notice,
  SignIcon,
  Spinner,
  useViewerMessage,
  VIEWER_ESCAPE,
  VIEWER_REOPEN,
  VIEWER_SIGN,
} from '@countersign/ui';
import type { OutcomeCheck } from './accountState.ts';
import { pageMessages } from './signing.messages.ts';
import styles from './signing.module.css';

export interface ReadStepProps {
  /** Title of the document. */
  title: string;
  viewerUrl: string | null;
  /** Why its address could not be had. */
  viewerFailure?: string | null;
  /** Called to ask for another address of the viewer. */
  onReopen: () => void;
  signing: boolean;
  /** Why the last action failed, and what is known about it. */
  failure: string | null;
  failureHelp?: string | null;
  /** Whether the page is finding out what came of a signature. @default 'none' */
  outcomeCheck?: OutcomeCheck;
  /** Called to find it out now. */
  onCheckOutcome?: (() => void) | undefined;
  onSign: () => void;
  /** Whether focus moves to the title on arrival: the step before it had focus. */
  takesFocus?: boolean;
  /** Whether the signer can decline, as account holders can. */
  onDecline?: (() => void) | undefined;
  /** Called when Escape is pressed in the document. */
  onEscape?: () => void;
  /** Whether the signer can leave without signing, as staff can in the portal's dialog. */
  onCancel?: (() => void) | undefined;
  /** Whether they are leaving. */
  cancelling?: boolean;
}

/** Shows the document, the consent, and the sign button. */
export function ReadStep({
  title,
  viewerUrl,
  viewerFailure = null,
  onReopen,
  signing,
  failure,
  failureHelp = null,
  outcomeCheck = 'none',
  onCheckOutcome,
  takesFocus = false,
  onSign,
  onDecline,
  onEscape,
  onCancel,
  cancelling = false,
}: ReadStepProps) {
  // As the buttons of the dialog around the frame.
  const size = onCancel === undefined ? 'large' : 'default';
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const consent = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const viewer = useRef<HTMLIFrameElement>(null);
  useViewerMessage(viewer, viewerUrl, VIEWER_ESCAPE, onEscape);
  useViewerMessage(viewer, viewerUrl, VIEWER_REOPEN, onReopen);
  // The field on the page does what the button does, and needs the same consent.
  useViewerMessage(viewer, viewerUrl, VIEWER_SIGN, () => {
    if (signing || cancelling) return;
    if (agreed) return onSign();
    setAsked(true);
    consent.current?.querySelector('input')?.focus();
  });
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles['reading']}>
      {/* The document's own frame, or the dialog around it, shows the title. */}
      <h1 ref={heading} tabIndex={-1} className={styles['spoken']}>
        {pageMessages.readAndSign(title)}
      </h1>
      <div className={styles['document']}>
        {viewerFailure !== null ? (
          <div className={styles['waiting']}>
            <ErrorState title={pageMessages.notOpen} onRetry={onReopen}>
              {viewerFailure}
            </ErrorState>
          </div>
        ) : viewerUrl === null ? (
          <div className={styles['waiting']} role="status">
            <Spinner size={24} />
            {pageMessages.opening}
          </div>
        ) : (
          <iframe ref={viewer} className={styles['viewer']} title={title} src={viewerUrl} />
        )}
      </div>
      <div className={styles['bar']}>
        {failure === null ? null : (
          <div className={styles['failure']}>
            <Notice
              tone="critical"
              live
              action={
                outcomeCheck === 'none' ? undefined : (
                  <Button size="small" pending={outcomeCheck === 'asking'} onPress={onCheckOutcome}>
                    Check again
                  </Button>
                )
              }
            >
              {failure}
              {failureHelp === null ? null : (
                <>
                  <br />
                  {failureHelp}
                </>
              )}
              {outcomeCheck === 'waiting' || outcomeCheck === 'asking' ? (
                <>
                  <br />
                  {pageMessages.signatureAsking}
                </>
              ) : null}
            </Notice>
          </div>
        )}
        <div ref={consent} className={styles['consent']}>
          <Checkbox
            label={pageMessages.consent}
            checked={agreed}
            onChange={setAgreed}
            disabled={signing}
            error={asked && !agreed ? pageMessages.consentNeeded : undefined}
          />
        </div>
        {onDecline === undefined ? null : (
          <Button
            size={size}
            onPress={onDecline}
            disabledReason={signing ? 'Signing in progress' : undefined}
          >
            Decline
          </Button>
        )}
        {onCancel === undefined ? null : (
          <Button
            onPress={onCancel}
            pending={cancelling}
            disabledReason={signing ? 'Signing in progress' : undefined}
          >
            Cancel
          </Button>
        )}
        <Button
          variant="primary"
          size={size}
          icon={SignIcon}
          pending={signing}
          disabledReason={agreed || signing ? undefined : pageMessages.consentNeeded}
          onPress={onSign}
        >
          {signing ? 'Signing' : 'Sign'}
        </Button>
      </div>
    </div>
  );
}
