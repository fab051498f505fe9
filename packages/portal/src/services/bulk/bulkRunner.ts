import type { BulkProgress, BulkRun, BulkWork } from './bulkRun.ts';

/** Shows one action on several objects at a time; it continues while users are on other pages. */
export interface BulkRunner {
  /** The run that is shown; null if there is none. The object changes with each step. */
  readonly get: () => BulkRun | null;
  readonly isRunning: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts an action; returns false while another one is running. */
  readonly start: (work: BulkWork) => boolean;
  /**
   * Starts one that goes on elsewhere, unless it is observed already. While another one is shown, only its outcome is,
   * after that.
   */
  readonly observe: (work: BulkWork) => void;
  /** Goes on without showing it; its outcome is shown. */
  readonly hide: () => void;
  /** Stops before the next object. */
  readonly cancel: () => void;
  /** Repeats the action for the objects for which it failed. */
  readonly retry: () => void;
  /** Undoes what the action has done. */
  readonly undo: () => void;
  /** Reads the next failures, if not all of them were read. */
  readonly readFailures: () => Promise<void>;
  /** Dismisses a run that has ended. */
  readonly close: () => void;
}

interface Held {
  readonly work: BulkWork;
  readonly abort: AbortController;
  run: BulkRun;
}

export function createBulkRunner(): BulkRunner {
  const listeners = new Set<() => void>();
  let current: Held | null = null;
  /** Not shown: those that run, and those that have ended meanwhile. */
  const hidden = new Set<Held>();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  /** A step of a run that was dismissed changes nothing. */
  function change(of: Held, step: Partial<BulkRun>): void {
    const isShown = of === current;
    if (!isShown && !hidden.has(of)) return;
    of.run = { ...of.run, ...step };
    if (isShown) tell();
  }

  function show(of: Held | null): void {
    current = of;
    if (of !== null) hidden.delete(of);
    tell();
  }

  /** Gives the place that has become free to an outcome that waits for it. */
  function showNext(): void {
    if (current !== null) return;
    const next = [...hidden].find(({ run }) => run.status !== 'running');
    if (next !== undefined) show(next);
  }

  function close(): void {
    if (current === null || isRunning()) return;
    const { work } = current;
    show(null);
    work.onClosed?.();
    // After whoever closes it to show another one.
    queueMicrotask(showNext);
  }

  function start(work: BulkWork): boolean {
    if (isRunning()) return false;
    close();
    const started = begin(work);
    show(started);
    void drive(started);
    return true;
  }

  async function drive(of: Held): Promise<void> {
    const { work, abort } = of;
    let rejected: { readonly error: unknown } | undefined;
    try {
      await work.run((step) => {
        change(of, step);
      }, abort.signal);
    } catch (error) {
      rejected = { error };
    }
    const { done, failed, total, failures } = of.run;
    // Cancelled too late to skip any: it has finished.
    const status = done + failed < total ? 'cancelled' : 'finished';
    const ended = { ...of.run, status, canHide: false } as const;
    const canRetry = failed > 0 && work.retry(failures, failed) !== undefined;
    const canUndo = done > 0 && work.undo?.(done) !== undefined;
    change(of, { ...ended, ...saying(work, ended), canRetry, canUndo });
    if (rejected !== undefined) {
      work.onRejected(rejected.error, () => start(work));
      if (done + failed === 0) {
        hidden.delete(of);
        if (of === current) close();
      }
    } else if (work.onEnded?.(of.run) === true && of === current) close();
    showNext();
  }

  function isObserved(work: BulkWork): boolean {
    const identity = work.identify?.();
    const held = current === null ? [...hidden] : [current, ...hidden];
    return identity !== undefined && held.some((one) => one.work.identify?.() === identity);
  }

  function isRunning(): boolean {
    return current?.run.status === 'running';
  }

  return {
    get: () => current?.run ?? null,
    isRunning,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    observe(work) {
      if (isObserved(work)) return;
      const observed = begin(work);
      if (current === null) show(observed);
      else hidden.add(observed);
      void drive(observed);
    },
    hide() {
      if (current === null || !current.run.canHide) return;
      hidden.add(current);
      show(null);
      showNext();
    },
    cancel() {
      if (current === null || !isRunning()) return;
      current.abort.abort();
      change(current, { cancelling: true });
    },
    retry() {
      if (current === null || isRunning()) return;
      const again = current.work.retry(current.run.failures, current.run.failed);
      if (again !== undefined) start(again);
    },
    undo() {
      if (current === null || isRunning()) return;
      const undoing = current.work.undo?.(current.run.done);
      if (undoing !== undefined) start(undoing);
    },
    async readFailures() {
      const of = current;
      if (of === null) return;
      const from = of.run.failures.length;
      const next = (await of.work.readFailures?.(from)) ?? [];
      // Read twice at once: the first answer counts.
      if (of.run.failures.length === from) change(of, { failures: [...of.run.failures, ...next] });
    },
    close,
  };
}

const nothingYet: Omit<BulkProgress, 'total'> = { done: 0, failed: 0, failures: [] };

/** What an earlier step said is over. */
function saying(work: BulkWork, run: BulkRun) {
  return { text: undefined, note: undefined, deletedOf: undefined, ...work.describe?.(run) };
}

function begin(work: BulkWork): Held {
  const { owner, title, count } = work;
  const run: BulkRun = {
    ...nothingYet,
    owner,
    title: title(count),
    status: 'running',
    total: count,
    cancelling: false,
    canRetry: false,
    canUndo: false,
    canHide: work.survives === true,
  };
  return { work, abort: new AbortController(), run: { ...run, ...saying(work, run) } };
}
