import { useEffect, useEffectEvent, useState } from 'react';
import { systemTimers, TICK_MS, type FrameTimers } from '@countersign/ui/signing-protocol';

/**
 * Whole seconds until a moment (ISO), counted down; null without one. `onEnd` is called once, when it has come.
 * Keep the component keyed by the moment, so that another one starts anew.
 */
export function useSecondsLeft(until: string, onEnd: () => void, timers: FrameTimers = systemTimers): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - timers.now()) / TICK_MS));
  const [seconds, setSeconds] = useState(left);
  const tick = useEffectEvent(() => {
    const next = left();
    if (next === 0 && seconds > 0) onEnd();
    setSeconds(next);
  });
  useEffect(() => timers.every(TICK_MS, () => tick()), [timers]);
  return seconds;
}
