import { useEffect, useEffectEvent, useState } from 'react';
import { systemTimers, TICK_MS, type FrameTimers } from '@countersign/ui/signing-protocol';

/**
 * Counts whole seconds down from their value at the first render, with this machine's timer but not its time
 * of day. Calls `onEnd` once, at zero.
 */
export function useSecondsLeft(from: number, onEnd: () => void, timers: FrameTimers = systemTimers): number {
  const [end] = useState(() => timers.now() + from * TICK_MS);
  const left = () => Math.max(0, Math.ceil((end - timers.now()) / TICK_MS));
  const [seconds, setSeconds] = useState(left);
  const tick = useEffectEvent(() => {
    const next = left();
    if (next === 0 && seconds > 0) onEnd();
    setSeconds(next);
  });
  useEffect(() => timers.every(TICK_MS, () => tick()), [timers]);
  return seconds;
}
