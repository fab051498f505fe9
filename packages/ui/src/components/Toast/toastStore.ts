export interface ToastContent {
  /**
   * What kind of news it is; `critical` interrupts a screen reader.
   * @default 'info'
   */
  tone?: 'info' | 'positive' | 'caution' | 'critical';
  /** One sentence. */
  message: string;
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void };
  /** Copied for support. */
  reference?: string | undefined;
  /**
   * ms on screen; null stays until it is closed.
   * @default 5000
   */
  duration?: number | null;
}

export interface Toast
  extends Required<Pick<ToastContent, 'tone' | 'message'>>, Pick<ToastContent, 'action' | 'reference'> {
  /** Tells it from the others. */
  id: number;
  /** ms since 1970. */
  shownAt: number;
}

interface Snapshot {
  /** On screen, oldest first. */
  shown: readonly Toast[];
  /** All of this session, newest first, at most 50. */
  log: readonly Toast[];
}

export interface ToastStore {
  /** Shows it and keeps it in the log; gives its id. */
  show: (content: ToastContent) => number;
  /** Takes it off the screen; the log keeps it. */
  dismiss: (id: number) => void;
  /** Stops all clocks while somebody reads. */
  pause: () => void;
  /** Lets the clocks run on. */
  resume: () => void;
  /** Told at each change; gives what ends that. */
  subscribe: (listener: () => void) => () => void;
  /** What is shown and what was. */
  read: () => Snapshot;
}

interface Clock {
  remaining: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const defaultDuration = 5000;
const logLength = 50;

/** What is said in passing, outside of React, so that anything can say it. */
export function createToastStore(): ToastStore {
  let snapshot: Snapshot = { shown: [], log: [] };
  let lastId = 0;
  let paused = false;
  const listeners = new Set<() => void>();
  const clocks = new Map<number, Clock>();

  function set(next: Snapshot): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  function dismiss(id: number): void {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    set({ ...snapshot, shown: snapshot.shown.filter((toast) => toast.id !== id) });
  }

  function start(id: number, clock: Clock): void {
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => {
      dismiss(id);
    }, clock.remaining);
  }

  return {
    show({ tone = 'info', message, action, reference, duration = defaultDuration }) {
      // The same sentence twice on screen says nothing new: its clock starts again.
      const same = snapshot.shown.find((toast) => toast.message === message && toast.tone === tone);
      if (same !== undefined) dismiss(same.id);
      lastId += 1;
      const id = lastId;
      const toast: Toast = {
        id,
        tone,
        message,
        shownAt: Date.now(),
        ...(action === undefined ? {} : { action }),
        ...(reference === undefined ? {} : { reference }),
      };
      if (duration !== null) {
        const clock: Clock = { remaining: duration, startedAt: 0, timer: undefined };
        clocks.set(id, clock);
        if (!paused) start(id, clock);
      }
      set({ shown: [...snapshot.shown, toast], log: [toast, ...snapshot.log].slice(0, logLength) });
      return id;
    },
    dismiss,
    pause() {
      if (paused) return;
      paused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.remaining -= Date.now() - clock.startedAt;
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [id, clock] of clocks) start(id, clock);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => snapshot,
  };
}
