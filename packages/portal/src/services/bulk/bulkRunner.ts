import type { BulkProgress, BulkRun, BulkWork } from './bulkRun.ts';

/** Runs one action on several objects at a time; it continues while users are on other pages. */
export interface BulkRunner {
  /** The current run; null if there is none. The object changes with each step. */
  readonly get: () => BulkRun | null;
  readonly isRunning: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts an action; returns false while another one is running. */
  readonly start: (work: BulkWork) => boolean;
  /** Stops before the next object. */
  readonly cancel: () => void;
  /** Repeats the action for the objects for which it failed. */
  readonly retry: () => void;
  /** Reads the next failures, if not all of them were read. */
  readonly readFailures: () => Promise<void>;
  /** Dismisses a run that has ended. */
  readonly close: () => void;
}

export function createBulkRunner(): BulkRunner {
  const listeners = new Set<() => void>();
  let current: { readonly work: BulkWork; readonly abort: AbortController; run: BulkRun } | null = null;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  /** A step of a run that was dismissed changes nothing. */
  function change(of: typeof current, step: Partial<BulkRun>): void {
    if (of === null || of !== current) return;
    of.run = { ...of.run, ...step };
    tell();
  }

  function close(): void {
    if (current === null || isRunning()) return;
    const { work } = current;
    current = null;
    tell();
    work.onClosed?.();
  }

  function start(work: BulkWork): boolean {
    if (isRunning()) return false;
    close();
    const started = { work, abort: new AbortController(), run: firstStep(work) };
    current = started;
    tell();
    void drive(started);
    return true;
  }

  async function drive(of: NonNullable<typeof current>): Promise<void> {
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
    change(of, { status, canRetry: failed > 0 && work.retry(failures, failed) !== undefined });
    if (rejected !== undefined) {
      work.onRejected(rejected.error, () => start(work));
      if (done + failed === 0) close();
      return;
    }
    if (work.onEnded?.(of.run) === true) close();
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
    async readFailures() {
      const of = current;
      const from = of?.run.failures.length ?? 0;
      const next = (await of?.work.readFailures?.(from)) ?? [];
      // Read twice at once: the first answer counts.
      if (of?.run.failures.length === from) change(of, { failures: [...of.run.failures, ...next] });
    },
    close,
  };
}

const nothingYet: Omit<BulkProgress, 'total'> = { done: 0, failed: 0, failures: [] };

function firstStep({ owner, title, count }: BulkWork): BulkRun {
  return {
    ...nothingYet,
    owner,
    title: title(count),
    status: 'running',
    total: count,
    cancelling: false,
    canRetry: false,
  };
}
