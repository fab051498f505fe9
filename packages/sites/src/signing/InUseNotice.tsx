import type { SigningPage } from '@countersign/api-client/rules';
import { Button, Notice } from '@countersign/ui';
import type { FrameTimers } from '@countersign/ui/signing-protocol';
import { pageMessages } from './signing.messages.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface InUseNoticeProps {
  /** Who holds the document, and for how long at most. */
  inUse: NonNullable<SigningPage['InUse']>;
  /** Whether the server is being asked who holds it now. */
  asking: boolean;
  onCheck: () => void;
  timers?: FrameTimers | undefined;
}

const SECONDS_IN_MINUTE = 60;

function clock(seconds: number): string {
  const rest = String(seconds % SECONDS_IN_MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / SECONDS_IN_MINUTE)}:${rest}`;
}

/** Tells the second signer who is signing, and when their time ends. They may extend it, so then it asks. */
export function InUseNotice({ inUse, asking, onCheck, timers }: InUseNoticeProps) {
  const name = inUse.Name ?? pageMessages.anotherSigner;
  const seconds = useSecondsLeft({
    from: inUse.SecondsLeft,
    until: inUse.Expires,
    onEnd: onCheck,
    timers,
  });
  if (seconds > 0) {
    return <Notice tone="caution">{pageMessages.inUseFor(name, clock(seconds))}</Notice>;
  }
  if (asking) return <Notice tone="caution">{pageMessages.inUseAsking(name)}</Notice>;
  return (
    <Notice
      tone="caution"
      action={
        <Button size="small" onPress={onCheck}>
          Check now
        </Button>
      }
    >
      {pageMessages.inUseUnknown(name)}
    </Notice>
  );
}
