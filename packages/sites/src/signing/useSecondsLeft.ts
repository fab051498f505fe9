import { useEffect, useEffectEvent, useState } from 'react';
import { systemTimers, TICK_MS, type FrameTimers } from '@countersign/ui/signing-protocol';

/**
 * Whole seconds, counted down from what they were at the first render, by this machine's clock but not by what
 * it says the time is. `onEnd` is called once, when they are over.
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
