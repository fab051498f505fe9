import { LOCK_MS, TICK_MS } from './constants.js';
import {
  acceptsSignal,
  frameState,
  initialFrameState,
  type FrameEvent,
  type FrameState,
} from './frameState.js';
import { createNonce, type FrameLocation } from './messages.js';
import { createHostPort, type HostPort, type HostPortOptions } from './ports.js';

/** Timers, replaceable in tests and stories. */
export interface FrameTimers {
  /** Calls `run` every `ms` milliseconds; returns a function that stops it. */
  every(ms: number, run: () => void): () => void;
  /** Returns milliseconds since 1970. */
  now(): number;
}

export const systemTimers: FrameTimers = {
  every: (ms, run) => {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
  now: () => Date.now(),
};

export interface FrameSessionOptions extends Pick<HostPortOptions, 'origin'> {
  /** When the signer's lock expires, in ms since 1970. */
  lockExpires: number;
  timers: FrameTimers;
}

/** Window that a session listens to, and its callbacks. */
export interface FrameHost extends Pick<HostPortOptions, 'window' | 'frame'> {
  /** Called when the signature is prepared and waits for its commit. At most once. */
  onComplete: () => void;
  onFailed: (reason: string) => void;
  onCancelled: () => void;
  onLocations: (locations: FrameLocation[]) => void;
  /** Called when Escape was pressed in the frame, while it can be left. */
  onEscape?: (() => void) | undefined;
  /** Called when the lock expires before the signature is complete. At most once. */
  onLockExpired: () => void;
}

export interface FrameSnapshot {
  state: FrameState;
  /** Whole seconds until the lock expires; 0 afterwards. */
  secondsLeft: number;
}

/** One session of one signing frame. Does nothing until `start`; `stop` ends listening and ticking. */
export interface FrameSession {
  start(host: FrameHost): () => void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): FrameSnapshot;
  /** Reports that the frame's document has loaded and can receive messages. */
  frameLoaded(): void;
  /** Reports when the lock expires after its renewal, in ms since 1970. */
  lockExtended(lockExpires: number): void;
  cancel(): void;
}

/** A frame opens right after its lock was taken, or renewed: any other time means that a clock is wrong. */
function endOfLock(expires: number, now: number): number {
  const left = expires - now;
  return left > 0 && left <= LOCK_MS ? expires : now + LOCK_MS;
}

const finished: readonly FrameState['status'][] = ['complete', 'cancelled'];

export function createFrameSession(options: FrameSessionOptions): FrameSession {
  const { timers } = options;
  let lockExpires = options.lockExpires;
  let lockEnds = endOfLock(lockExpires, timers.now());
  const nonce = createNonce();
  const listeners = new Set<() => void>();
  const secondsLeft = () => Math.max(0, Math.ceil((lockEnds - timers.now()) / TICK_MS));
  let snapshot: FrameSnapshot = { state: initialFrameState, secondsLeft: secondsLeft() };
  let port: HostPort | null = null;
  let host: FrameHost | null = null;

  function publish(next: FrameSnapshot): void {
    if (next.state === snapshot.state && next.secondsLeft === snapshot.secondsLeft) return;
    snapshot = next;
    for (const listener of listeners) listener();
  }

  function announce(state: FrameState): void {
    if (state.status === 'complete') host?.onComplete();
    if (state.status === 'cancelled') host?.onCancelled();
    if (state.status === 'failed') host?.onFailed(state.reason);
  }

  function send(event: FrameEvent): void {
    const before = snapshot.state;
    const state = frameState(before, event);
    publish({ ...snapshot, state });
    if (state.status !== before.status) announce(state);
  }

  function tick(): void {
    send({ type: 'tick' });
    const before = snapshot.secondsLeft;
    publish({ ...snapshot, secondsLeft: secondsLeft() });
    const ranOut = before > 0 && snapshot.secondsLeft === 0;
    if (ranOut && !finished.includes(snapshot.state.status)) host?.onLockExpired();
  }

  return {
    start(given) {
      host = given;
      port = createHostPort({
        window: given.window,
        frame: given.frame,
        origin: options.origin,
        nonce,
        onSignal: (signal) => {
          if (signal.type === 'locations' && snapshot.state.status === 'ready')
            host?.onLocations(signal.locations);
          if (signal.type === 'escape' && acceptsSignal(snapshot.state, 'escape')) host?.onEscape?.();
          send({ type: 'signal', signal });
        },
      });
      const stopTicking = timers.every(TICK_MS, tick);
      return () => {
        stopTicking();
        port?.close();
        port = null;
        host = null;
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    frameLoaded: () => port?.send({ type: 'init' }),
    lockExtended(next) {
      if (next === lockExpires) return;
      lockExpires = next;
      lockEnds = endOfLock(next, timers.now());
      publish({ ...snapshot, secondsLeft: secondsLeft() });
    },
    cancel() {
      port?.send({ type: 'cancel' });
      send({ type: 'cancel' });
    },
  };
}
