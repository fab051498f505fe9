import { useEffect, useRef, useState } from 'react';
import type { SigningPage } from '@countersign/api-client/rules';
import { announce, Button, Notice, PinField } from '@countersign/ui';
import type { InUseCheck } from './accountState.ts';
import { pageMessages, signingMessages } from './signing.messages.ts';
import styles from './signing.module.css';

export interface PinStepProps {
  page: SigningPage;
  pending: boolean;
  failure: string | null;
  /** Why the PIN was not accepted. */
  pinError: string | null;
  /** Why the PIN is asked for again, such as that the time to sign has expired. */
  renewal: string | null;
  inUseCheck: InUseCheck;
  onVerify: (pin: string) => void;
}

/** Asks an account holder for the PIN of their email. */
export function PinStep({ page, pending, failure, pinError, renewal, inUseCheck, onVerify }: PinStepProps) {
  const [pin, setPin] = useState('');
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState(pinError);
  // A PIN that was not accepted is typed anew, as in the portal.
  if (refusal !== pinError) {
    setRefusal(pinError);
    if (pinError !== null) setPin('');
  }
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);

  // The page has just opened, or the document was taken away with what had focus: says where the reader is.
  useEffect(() => {
    heading.current?.focus();
    // The notice comes together with the page's other parts, which a screen reader would not read out.
    if (renewal !== null) announce(renewal);
  }, [renewal]);

  useEffect(() => {
    if (pinError !== null) field.current?.focus();
  }, [pinError]);

  return (
    <section className={styles['sheet']} aria-labelledby="pin-title">
      <div>
        <p className={styles['lead']}>
          {page.Details === null
            ? pageMessages.asked(page.Firm.Name)
            : pageMessages.askedByName(page.Details.Signer.GivenName, page.Firm.Name)}
        </p>
        <h1 ref={heading} id="pin-title" tabIndex={-1} className={styles['title']}>
          {page.Details?.Title ?? 'Enter your PIN'}
        </h1>
      </div>
      {renewal === null ? null : <Notice tone="caution">{renewal}</Notice>}
      {failure === null ? null : (
        <Notice tone="critical" live>
          {failure}
        </Notice>
      )}
      {inUseCheck === 'free' ? (
        <Notice tone="info" live>
          {pageMessages.inUseFree}
        </Notice>
      ) : null}
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(pin === '');
          if (pin !== '') {
            if (!pending) onVerify(pin);
            return;
          }
          field.current?.focus();
          // Enter in the field moves nothing, so that the error that is there already would not be read again.
          if (missing) announce(signingMessages.pinRequired);
        }}
      >
        <PinField
          ref={field}
          label="PIN code"
          hint={pageMessages.pinHint(page.Details?.Signer.Email ?? null)}
          value={pin}
          onChange={setPin}
          error={missing && pin === '' ? signingMessages.pinRequired : (pinError ?? undefined)}
        />
        <Button variant="primary" size="large" type="submit" fullWidth pending={pending}>
          Verify PIN
        </Button>
      </form>
    </section>
  );
}
