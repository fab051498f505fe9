import type { BulkRun, BulkWork } from './bulkRun.ts';
import { begin, headlineOf, makesRoom, saying, type Held } from './heldRun.ts';

interface ObserveOptions {
  /** Whether the user has hidden it before. @default false */
  readonly isHidden?: boolean;
  /** Whether the user has just started it. @default false */
  readonly isNew?: boolean;
}

/** Shows one action on several objects at a time; it continues while users are on other pages. */
export interface BulkRunner {
  /** The run that is shown; null if there is none. The object changes with each step. */
  readonly get: () => BulkRun | null;
  readonly isRunning: () => boolean;
  /** Whether the one that is shown runs, and leaves its place to no other until it has ended. */
  readonly isBusy: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Starts an action; returns false while the runner is busy. One that goes on elsewhere continues in the background, and
   * an outcome with failures, or one that can be undone or continued, waits behind it. One that yields its place starts
   * in the background while an outcome is shown.
   */
  readonly start: (work: BulkWork) => boolean;
  /**
   * Starts one that goes on elsewhere, unless it is observed already. While another one is shown, only its outcome is,
   * after that. One that the user has hidden before stays hidden; one that the user has just started is shown at once
   * unless the runner is busy, and what is shown then goes on, or waits, behind it.
   */
  readonly observe: (work: BulkWork, options?: ObserveOptions) => void;
  /** Goes on without showing it, until it fails or is opened again. */
  readonly hide: () => void;
  /** Number of those that run without being shown: hidden, or behind another one. */
  readonly backgroundCount: () => number;
  /** Shows one of these, the oldest first. */
  readonly open: () => void;
  /** Number of outcomes that wait for the place. */
  readonly waitingCount: () => number;
  /** Stops before the next object. */
  readonly cancel: () => void;
  /** Repeats the action for the objects for which it failed. */
  readonly retry: () => void;
  /** Undoes what the action has done. */
  readonly undo: () => void;
  /** Does what the action did not come to. */
  readonly continueRest: () => void;
  /** Reads the next failures, if not all of them were read. */
  readonly readFailures: () => Promise<void>;
  /** Leaves an outcome to the tray: whoever else handled it is done with it. */
  readonly leaveToTray: () => void;
  /** Dismisses a run that has ended. */
  readonly close: () => void;
  /** Dismisses it and all others that have ended. */
  readonly closeAll: () => void;
}

/** The actions on the objects of each client: one does not take another's place. */
export interface BulkRunners {
  readonly of: (clientId: number) => BulkRunner;
}

export function createBulkRunners(): BulkRunners {
  const runners = new Map<number, BulkRunner>();
  return {
    of(clientId) {
      const runner = runners.get(clientId) ?? createBulkRunner();
      runners.set(clientId, runner);
      return runner;
    },
  };
}

/** Whether an outcome is kept until the user has dismissed it or acted on it. */
function needsUser({ failed, canUndo, canContinue }: BulkRun): boolean {
  return failed > 0 || canUndo || canContinue;
}

export function createBulkRunner(): BulkRunner {
  const listeners = new Set<() => void>();
  let current: Held | null = null;
  /** In the background: those that run without being shown, and those that have ended meanwhile. */
  const background = new Set<Held>();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  /** A step of a run that was dismissed changes nothing. */
  function change(of: Held, step: Partial<BulkRun>): void {
    const isShown = of === current;
    if (!isShown && !background.has(of)) return;
    of.run = { ...of.run, ...step };
    if (step.total !== undefined && of.run.status === 'running')
      of.run = { ...of.run, headline: headlineOf(of.work, of.run) };
    tell();
  }

  function show(of: Held | null): void {
    current = of;
    if (of !== null) background.delete(of);
    tell();
  }

  const held = () => (current === null ? [...background] : [current, ...background]);
  const waiting = () => [...background].filter(({ run }) => run.status !== 'running');
  const running = () => [...background].filter(({ run }) => run.status === 'running');

  /** Gives the place that has become free to an outcome that waits for it. */
  function showNext(): void {
    if (current !== null) return;
    const [next] = waiting();
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

  /** Takes one that has ended from the place, or from those that wait for it. */
  function dismiss(of: Held): void {
    if (of === current) return close();
    if (!background.delete(of)) return;
    tell();
    of.work.onClosed?.();
  }

  /** Dismisses what was done of the same kind before. */
  function makeRoom(work: BulkWork): void {
    for (const one of held()) if (makesRoom(one, work)) dismiss(one);
  }

  function start(work: BulkWork): boolean {
    if (isBusy()) return false;
    makeRoom(work);
    if (current !== null && !isRunning() && work.yields === true) {
      observe(work);
      return true;
    }
    // What users may still need waits behind it, and what goes on elsewhere does so.
    if (current !== null && (isRunning() || needsUser(current.run))) background.add(current);
    else close();
    const started = begin(work);
    show(started);
    void drive(started);
    return true;
  }

  /** Starts what takes the place of the outcome that is shown. */
  function replaceBy(work: BulkWork | undefined): void {
    if (work === undefined) return;
    close();
    start(work);
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
    const { done, unchanged, failed, total, failures } = of.run;
    const changed = done - unchanged;
    const isMixed = changed > 0 && unchanged > 0;
    // Cancelled too late to skip any: it has finished.
    const status = done + failed < total ? 'cancelled' : 'finished';
    const headline = headlineOf(work, { ...of.run, status });
    const ended = { ...of.run, status, headline, canHide: false } as const;
    const canRetry = failed > 0 && work.retry(failures, failed) !== undefined;
    const canUndo = changed > 0 && work.undo?.(changed) !== undefined;
    const canContinue = status === 'cancelled' && work.rest?.() !== undefined;
    change(of, { ...ended, ...saying(work, ended), canRetry, canUndo, canContinue });
    if (rejected !== undefined) {
      work.onRejected(rejected.error, () => start(work));
      if (done + failed === 0) {
        background.delete(of);
        if (of === current) close();
      }
    } else if (work.onEnded?.(of.run) === true && of === current) close();
    else if (
      work.onSucceeded !== undefined &&
      status === 'finished' &&
      failed === 0 &&
      (of.isHidden || !(canUndo || isMixed))
    ) {
      dismiss(of);
      const undoing = canUndo ? work.undo?.(changed) : undefined;
      // Beside one that leaves its place to no other, it runs in the background.
      work.onSucceeded(of.run, undoing && (() => start(undoing) || observe(undoing)));
    }
    showNext();
  }

  function observe(work: BulkWork, { isHidden = false, isNew = false }: ObserveOptions = {}): void {
    if (isObserved(work)) return;
    if (isNew) makeRoom(work);
    const observed = begin(work);
    observed.isHidden = isHidden;
    const isFree = current === null || (isNew && !isBusy());
    if (isFree && current !== null) background.add(current);
    if (isFree && !isHidden) show(observed);
    else {
      background.add(observed);
      tell();
    }
    void drive(observed);
  }

  function isObserved(work: BulkWork): boolean {
    const identity = work.identify?.();
    return identity !== undefined && held().some((one) => one.work.identify?.() === identity);
  }

  function isRunning(): boolean {
    return current?.run.status === 'running';
  }

  function isBusy(): boolean {
    if (current === null || !isRunning()) return false;
    const { survives, yields = survives } = current.work;
    return yields !== true;
  }

  return {
    get: () => current?.run ?? null,
    isRunning,
    isBusy,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    observe,
    hide() {
      if (current === null || !current.run.canHide) return;
      current.isHidden = true;
      background.add(current);
      current.work.onHiddenChange?.(true);
      show(null);
      showNext();
    },
    backgroundCount: () => running().length,
    open() {
      const [oldest] = running();
      if (oldest === undefined || isBusy()) return;
      if (current !== null) background.add(current);
      oldest.isHidden = false;
      oldest.work.onHiddenChange?.(false);
      show(oldest);
    },
    waitingCount: () => waiting().length,
    cancel() {
      if (current === null || !isRunning()) return;
      current.abort.abort();
      change(current, { cancelling: true });
    },
    retry() {
      if (current === null || isRunning()) return;
      replaceBy(current.work.retry(current.run.failures, current.run.failed));
    },
    undo() {
      if (current === null || isRunning()) return;
      replaceBy(current.work.undo?.(current.run.done - current.run.unchanged));
    },
    continueRest() {
      if (current !== null && !isRunning()) replaceBy(current.work.rest?.());
    },
    async readFailures() {
      const of = current;
      if (of === null) return;
      const from = of.run.failures.length;
      const next = (await of.work.readFailures?.(from)) ?? [];
      // Read twice at once: the first answer counts.
      if (of.run.failures.length === from) change(of, { failures: [...of.run.failures, ...next] });
    },
    leaveToTray() {
      if (current !== null) change(current, { owner: undefined });
    },
    close,
    closeAll() {
      if (isRunning()) return;
      const all = waiting();
      close();
      for (const one of all) dismiss(one);
    },
  };
}
