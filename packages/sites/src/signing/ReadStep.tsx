import { useState } from 'react';
import { Button, Checkbox, Notice, SignIcon, Spinner } from '@countersign/ui';
import { pageMessages } from './signing.messages.ts';
import styles from './signing.module.css';

export interface ReadStepProps {
  /** Title of the document. */
  title: string;
  viewerUrl: string | null;
  signing: boolean;
  failure: string | null;
  onSign: () => void;
  /** Whether the signer can decline, as account holders can. */
  onDecline?: (() => void) | undefined;
}

/** Shows the document, the consent, and the sign button. */
export function ReadStep({ title, viewerUrl, signing, failure, onSign, onDecline }: ReadStepProps) {
  const [agreed, setAgreed] = useState(false);
  return (
    <div className={styles['reading']}>
      <div className={styles['document']}>
        {viewerUrl === null ? (
          <div className={styles['waiting']} role="status">
            <Spinner size={24} />
            {pageMessages.opening}
          </div>
        ) : (
          <iframe className={styles['viewer']} title={title} src={viewerUrl} />
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
            size="large"
            onPress={onDecline}
            disabledReason={signing ? 'Signing in progress' : undefined}
          >
            Decline
          </Button>
        )}
        <Button
          variant="primary"
          size="large"
          icon={SignIcon}
          pending={signing}
          disabledReason={agreed || signing ? undefined : pageMessages.consentNeeded}
          onPress={onSign}
        >
          {signing ? 'Signing…' : 'Sign'}
        </Button>
      </div>
    </div>
  );
}
