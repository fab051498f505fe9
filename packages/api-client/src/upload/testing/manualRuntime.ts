import type { UploadRuntime } from '../uploadTransport.ts';

/** A runtime whose time advances only by hand. */
export function manualRuntime() {
  let now = 0;
  let timers: { at: number; callback: () => void }[] = [];
  let frames: (() => void)[] = [];
  let online = true;
  const connectionListeners = new Set<() => void>();

  /** Lets every promise that can settle do so. */
  async function settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
  }

  const runtime: UploadRuntime = {
    now: () => now,
    random: () => 1,
    after(ms, callback) {
      const timer = { at: now + ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    nextFrame: (callback) => void frames.push(callback),
    isOnline: () => online,
    subscribe(listener) {
      connectionListeners.add(listener);
      return () => connectionListeners.delete(listener);
    },
  };

  return {
    runtime,
    settle,
    pendingTimers: () => timers.length,
    pendingFrames: () => frames.length,
    connect(connected: boolean): void {
      online = connected;
      for (const listener of [...connectionListeners]) listener();
    },
    frame(): void {
      const due = frames;
      frames = [];
      for (const callback of due) callback();
    },
    async advance(ms: number): Promise<void> {
      await settle();
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { callback } of due) callback();
      await settle();
    },
  };
}
