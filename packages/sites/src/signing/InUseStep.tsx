import type { SigningPage } from '@countersign/api-client/rules';
import { Button, OutcomeSheet } from '@countersign/ui';
import type { FrameTimers } from '@countersign/ui/signing-protocol';
import type { InUseCheck } from './accountState.ts';
import { pageMessages } from './signing.messages.ts';
import styles from './signing.module.css';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface InUseStepProps {
  /** Who holds the document, and for how long at most. */
  inUse: NonNullable<SigningPage['InUse']>;
  /** Title of the document, once this signer may know it. */
  title: string | null;
  check: InUseCheck;
  /** The server's own words on it, or why it could not be asked. */
  failure: string | null;
  onCheck: () => void;
  timers?: FrameTimers | undefined;
}

const SECONDS_IN_MINUTE = 60;

function clock(seconds: number): string {
  const rest = String(seconds % SECONDS_IN_MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / SECONDS_IN_MINUTE)}:${rest}`;
}

/** Tells the second signer who is signing, and when their time ends. They may extend it, so then it asks. */
export function InUseStep({ inUse, title, check, failure, onCheck, timers }: InUseStepProps) {
  const name = inUse.Name ?? pageMessages.anotherSigner;
  const asking = check === 'asking';
  const seconds = useSecondsLeft({
    from: inUse.SecondsLeft,
    until: inUse.Expires,
    onEnd: onCheck,
    timers,
  });
  return (
    <OutcomeSheet
      kind="inUse"
      size="large"
      level={1}
      title={pageMessages.inUseTitle(inUse.Name)}
      // Only PDFs are signed.
      document={title === null ? undefined : { title, extension: 'pdf' }}
      action={
        <>
          {seconds > 0 ? (
            <p className={styles['remaining']}>
              {pageMessages.inUseAtMost} <span className={styles['clock']}>{clock(seconds)}</span>
            </p>
          ) : null}
          <Button size="large" fullWidth pending={asking} onPress={onCheck}>
            Check now
          </Button>
        </>
      }
    >
      {failure === null ? null : <p className={styles['said']}>{failure}</p>}
      <p role="status">
        {seconds > 0
          ? pageMessages.inUseWait
          : asking
            ? pageMessages.inUseAsking(name)
            : pageMessages.inUseUnknown(name)}
      </p>
    </OutcomeSheet>
  );
}
