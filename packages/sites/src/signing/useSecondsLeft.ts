import { useEffect, useEffectEvent, useState } from 'react';
import { systemTimers, TICK_MS, type FrameTimers } from '@countersign/ui/signing-protocol';

interface SecondsLeftOptions {
  /** Whole seconds left when `until` was read. */
  from: number;
  /** Identifies the end: when it changes, the count starts again at `from`. */
  until: string | null;
  /** Called once, at zero. */
  onEnd: () => void;
  timers?: FrameTimers | undefined;
}

/** Counts whole seconds down with this machine's timer, but not its time of day. */
export function useSecondsLeft({ from, until, onEnd, timers = systemTimers }: SecondsLeftOptions): number {
  const [count, setCount] = useState(() => ({ until, end: timers.now() + from * TICK_MS, seconds: from }));
  if (count.until !== until) setCount({ until, end: timers.now() + from * TICK_MS, seconds: from });
  const tick = useEffectEvent(() => {
    const seconds = Math.max(0, Math.ceil((count.end - timers.now()) / TICK_MS));
    if (seconds === 0 && count.seconds > 0) onEnd();
    setCount({ ...count, seconds });
  });
  useEffect(() => timers.every(TICK_MS, () => tick()), [timers]);
  return count.until === until ? count.seconds : from;
}
