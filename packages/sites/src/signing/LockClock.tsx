import { Button, TimeLeft } from '@countersign/ui';
import type { FrameTimers } from '@countersign/ui/signing-protocol';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface LockClockProps {
  /** Whole seconds until the lock expires, at the first render. */
  from: number;
  renewing: boolean;
  onRenew: () => void;
  onEnd: () => void;
  timers?: FrameTimers | undefined;
}

/** From here on more time is offered, in seconds. */
const OFFER_AT = 120;

/** Shows the remaining time, and offers more to users who need it. */
export function LockClock({ from, renewing, onRenew, onEnd, timers }: LockClockProps) {
  const seconds = useSecondsLeft(from, onEnd, timers);
  return (
    <>
      {seconds <= OFFER_AT ? (
        <Button size="small" pending={renewing} onPress={onRenew}>
          Extend by 5 minutes
        </Button>
      ) : null}
      <TimeLeft seconds={seconds} />
    </>
  );
}
