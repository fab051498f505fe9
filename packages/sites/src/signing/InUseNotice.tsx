import type { SigningPage } from '@countersign/api-client/rules';
import { Notice } from '@countersign/ui';
import type { FrameTimers } from '@countersign/ui/signing-protocol';
import { pageMessages } from './signing.messages.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface InUseNoticeProps {
  /** Who holds the document, and for how long at most. */
  inUse: NonNullable<SigningPage['InUse']>;
  timers?: FrameTimers | undefined;
}

const SECONDS_IN_MINUTE = 60;

function clock(seconds: number): string {
  const rest = String(seconds % SECONDS_IN_MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / SECONDS_IN_MINUTE)}:${rest}`;
}

/** Tells the second signer who is signing, and when their time ends. */
export function InUseNotice({ inUse, timers }: InUseNoticeProps) {
  const seconds = useSecondsLeft(inUse.SecondsLeft, () => undefined, timers);
  return (
    <Notice tone="caution">
      {seconds > 0 ? pageMessages.inUseFor(inUse.Name, clock(seconds)) : pageMessages.inUseOver(inUse.Name)}
    </Notice>
  );
}
