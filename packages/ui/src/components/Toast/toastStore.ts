export interface ToastContent {
  /**
   * Kind of notification; `critical` interrupts a screen reader.
   * @default 'info'
   */
  tone?: 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /** One sentence, or a title for `detail`. */
  message: string;
  /** Cause or advice, below the message. */
  detail?: string | undefined;
  /** One action that users can take. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Reference to copy for support. */
  reference?: string | undefined;
  /**
   * Duration in ms; null stays until closed.
   * @default 5000; null for `critical`, because a failure stays until the user closes it
   */
  duration?: number | null | undefined;
  /**
   * Whether the toast is logged only, because the page itself shows the same.
   * @default false
   */
  logOnly?: boolean | undefined;
  /**
   * Whether it is shown beside an equal one instead of in its place, because each has an action of its own: undo.
   * @default false
   */
  separate?: boolean | undefined;
}

export interface Toast
  extends
    Required<Pick<ToastContent, 'tone' | 'message'>>,
    Pick<ToastContent, 'detail' | 'action' | 'reference'> {
  /** Unique id. */
  id: number;
  /** ms since 1970. */
  shownAt: number;
}

interface Snapshot {
  /** Visible toasts, oldest first. */
  shown: readonly Toast[];
  /** All toasts of this session, newest first, at most 50. */
  log: readonly Toast[];
}

export interface ToastStore {
  /** Shows a toast, unless it is for the log only, and logs it; returns its id. */
  show: (content: ToastContent) => number;
  /** Removes it from the screen; the log keeps it. */
  dismiss: (id: number) => void;
  /** Pauses all timers while a user is reading. */
  pause: () => void;
  /** Resumes the timers. */
  resume: () => void;
  /** Calls the listener on each change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the visible and the logged toasts. */
  read: () => Snapshot;
}

interface Clock {
  remaining: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const defaultDuration = 5000;
const logLength = 50;
/** Older ones make room; the log has them. */
const mostShown = 3;

/** Creates a store for notifications outside React, so that any code can show one. */
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
    show({
      tone = 'info',
      message,
      detail,
      action,
      reference,
      logOnly = false,
      separate = false,
      duration = tone === 'critical' ? null : defaultDuration,
    }) {
      // A repeated sentence is not shown twice: its timer restarts.
      const same = snapshot.shown.find(
        (toast) => !separate && toast.message === message && toast.detail === detail && toast.tone === tone,
      );
      if (same !== undefined) dismiss(same.id);
      lastId += 1;
      const id = lastId;
      const toast: Toast = { id, tone, message, detail, action, reference, shownAt: Date.now() };
      const log = [toast, ...snapshot.log].slice(0, logLength);
      if (logOnly) {
        set({ ...snapshot, log });
        return id;
      }
      if (duration !== null) {
        const clock: Clock = { remaining: duration, startedAt: 0, timer: undefined };
        clocks.set(id, clock);
        if (!paused) start(id, clock);
      }
      for (const oldest of snapshot.shown.slice(0, 1 - mostShown)) dismiss(oldest.id);
      set({ shown: [...snapshot.shown, toast], log });
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
