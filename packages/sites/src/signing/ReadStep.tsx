import { useEffect, useRef, useState } from 'react';
import { announce, Button, Checkbox, Notice, SignIcon, Spinner, useViewerEscape } from '@countersign/ui';
import { pageMessages } from './signing.messages.ts';
import styles from './signing.module.css';

export interface ReadStepProps {
  /** Title of the document. */
  title: string;
  viewerUrl: string | null;
  signing: boolean;
  failure: string | null;
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
  signing,
  failure,
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
  const heading = useRef<HTMLHeadingElement>(null);
  const viewer = useRef<HTMLIFrameElement>(null);
  useViewerEscape(viewer, viewerUrl, onEscape);
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
        {viewerUrl === null ? (
          <div className={styles['waiting']} role="status">
            <Spinner size={24} />
            {pageMessages.opening}
          </div>
        ) : (
          <iframe
            ref={viewer}
            className={styles['viewer']}
            title={title}
            src={viewerUrl}
            onLoad={() => announce(pageMessages.documentOpen)}
          />
        )}
      </div>
      <div className={styles['bar']}>
        {failure === null ? null : (
          <div className={styles['failure']}>
            <Notice tone="critical" live>
              {failure}
            </Notice>
          </div>
        )}
        <div className={styles['consent']}>
          <Checkbox label={pageMessages.consent} checked={agreed} onChange={setAgreed} disabled={signing} />
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
