import { TimeLeft } from '@countersign/ui';
import type { FrameTimers } from '@countersign/ui/signing-protocol';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface LockClockProps {
  /** Whole seconds until the lock expires, when `until` was read. */
  from: number;
  /** When the lock expires; another time starts the count again. */
  until: string | null;
  renewing: boolean;
  /** If omitted, the time cannot be extended now. */
  onRenew: (() => void) | undefined;
  onEnd: () => void;
  timers?: FrameTimers | undefined;
}

/** Shows the remaining time, and offers more to users who need it. */
export function LockClock({ from, until, renewing, onRenew, onEnd, timers }: LockClockProps) {
  const seconds = useSecondsLeft({ from, until, onEnd, timers });
  return <TimeLeft seconds={seconds} onExtend={onRenew} extending={renewing} />;
}
