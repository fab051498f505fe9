import { once } from '../http/network.ts';
import { waitAsked } from '../http/retryAfter.ts';
import { failureKind, ServerLost } from './callFailure.ts';
import { LONGEST_WAIT, PROBE_INTERVALS, RETRY_INTERVAL, SERVER_PATIENCE } from './uploadLimits.ts';
import type { UploadRuntime, UploadTransport } from './uploadTransport.ts';

/** Why the whole queue waits: no network, a server that does not respond, or one that asks to wait. */
export type UploadPause = 'offline' | 'unreachable' | 'busy';

/** Knows whether there are a network and a server, and lets calls wait for them. */
export interface UploadConnection {
  /** Whether calls may leave. */
  isOpen(): boolean;
  /** Why none may leave, as it is shown; null while a single failure is being looked into. */
  pause(): UploadPause | null;
  /** Resolves as soon as calls may leave; rejects when `signal` aborts, or with `ServerLost`. */
  opened(signal: AbortSignal): Promise<void>;
  /**
   * Whether a failed call is to wait for `opened` and leave again, without losing a try. A call that fails although the
   * server responds, or for longer than a busy server is waited for, is not.
   */
  holds(error: unknown): Promise<boolean>;
  /** Makes a call while calls may leave, and again if it is to. */
  whileOpen<Result>(signal: AbortSignal, call: () => Promise<Result>): Promise<Result>;
  /** Forgets how long the server was waited for: it did what it was asked, or its user asks again. */
  renewPatience(): void;
}

interface ConnectionOptions {
  runtime: UploadRuntime;
  transport: Pick<UploadTransport, 'probe'>;
  onChange(): void;
  /** Called when the server was waited for in vain, before `opened` rejects. */
  onLost(): void;
}

export function createUploadConnection(options: ConnectionOptions): UploadConnection {
  const { runtime, transport, onChange, onLost } = options;
  const listeners = new Set<() => void>();
  /** A failure is being looked into: does the server respond? */
  let doubt: Promise<boolean> | null = null;
  let unreachable = false;
  /** When a busy server may be asked again; null if it isn't busy. */
  let busyUntil: number | null = null;
  /** Since when the server has neither responded nor done anything. */
  let lostSince: number | null = null;
  let busySince: number | null = null;
  let losses = 0;
  let stopProbing = () => {};
  let stopBusy = () => {};

  runtime.subscribe(() => {
    // Time offline doesn't count towards the server's limit.
    stopProbing();
    unreachable = false;
    lostSince = null;
    changed();
  });

  function changed(): void {
    for (const listener of [...listeners]) listener();
    onChange();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function isOpen(): boolean {
    return runtime.isOnline() && doubt === null && !unreachable && busyUntil === null;
  }

  async function opened(signal: AbortSignal): Promise<void> {
    const before = losses;
    await once(() => isOpen() || losses > before, subscribe, signal);
    if (losses > before) throw new ServerLost();
  }

  async function responds(): Promise<boolean> {
    try {
      await transport.probe();
      return true;
    } catch {
      return false;
    }
  }

  /** Asks once, however many calls failed. */
  async function lookInto(): Promise<boolean> {
    const found = await responds();
    doubt = null;
    const waits = !found || !runtime.isOnline();
    if (!found && runtime.isOnline()) {
      unreachable = true;
      lostSince ??= runtime.now();
      probeLater(0);
    }
    changed();
    return waits;
  }

  function isLost(): boolean | Promise<boolean> {
    if (!runtime.isOnline() || unreachable) return true;
    doubt ??= lookInto();
    return doubt;
  }

  function probeLater(attempt: number): void {
    const longest = PROBE_INTERVALS[Math.min(attempt, PROBE_INTERVALS.length - 1)] ?? 0;
    // Half of it by chance: after a restart not every page asks at the same moment.
    stopProbing = runtime.after((longest / 2) * (1 + runtime.random()), () => void probeAgain(attempt));
  }

  async function probeAgain(attempt: number): Promise<void> {
    let stopped = false;
    stopProbing = () => {
      stopped = true;
    };
    const found = await responds();
    if (stopped) return;
    lostSince ??= runtime.now();
    if (!found && runtime.now() - lostSince < SERVER_PATIENCE) return probeLater(attempt + 1);
    unreachable = false;
    if (!found) {
      lostSince = null;
      onLost();
      losses += 1;
    }
    changed();
  }

  /** A server that is busy for long has refused. */
  function waitsFor(error: unknown): boolean {
    const now = runtime.now();
    const ms = Math.max(RETRY_INTERVAL, waitAsked(error));
    busySince ??= now;
    if (now + ms - busySince > LONGEST_WAIT) return false;
    if (now + ms <= (busyUntil ?? now)) return true;
    busyUntil = now + ms;
    stopBusy();
    stopBusy = runtime.after(ms, () => {
      busyUntil = null;
      changed();
    });
    changed();
    return true;
  }

  function renewPatience(): void {
    lostSince = null;
    busySince = null;
  }

  async function holds(error: unknown): Promise<boolean> {
    const kind = failureKind(error);
    if (kind === 'unreachable') return isLost();
    return kind === 'busy' && waitsFor(error);
  }

  return {
    isOpen,
    pause() {
      if (!runtime.isOnline()) return 'offline';
      if (unreachable) return 'unreachable';
      return busyUntil === null ? null : 'busy';
    },
    opened,
    holds,
    async whileOpen(signal, call) {
      for (;;) {
        await opened(signal);
        signal.throwIfAborted();
        try {
          const result = await call();
          renewPatience();
          return result;
        } catch (error) {
          if (signal.aborted || !(await holds(error))) throw error;
        }
      }
    },
    renewPatience,
  };
}
