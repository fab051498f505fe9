/** One of the objects that an action takes. */
export interface BulkItem {
  readonly id: number;
  /** Its name, if it is known. */
  readonly name?: string | undefined;
}

/** An action on several objects. */
export interface BulkTask {
  /** Verb and noun, as on the button: "Assign 3 documents". */
  readonly title: (count: number) => string;
  readonly items: readonly BulkItem[];
  /** Runs it for one object; throws if it fails. */
  readonly work: (id: number) => Promise<unknown>;
  /** Returns why it failed. */
  readonly reasonOf: (error: unknown) => string;
  /** Returns the name of an object for which it failed. */
  readonly nameOf: (id: number) => Promise<string>;
}

export interface BulkFailure {
  readonly id: number;
  readonly name: string;
  readonly reason: string;
}

/** A running or ended action. */
export interface BulkRun {
  readonly title: string;
  readonly status: 'running' | 'finished' | 'cancelled';
  readonly done: number;
  readonly total: number;
  readonly failures: readonly BulkFailure[];
  /** Whether it stops before the next object. */
  readonly cancelling: boolean;
}

/** Runs one action on several objects at a time; it continues while users are on other pages. */
export interface BulkRunner {
  /** The current run; null if there is none. The object changes with each step. */
  readonly get: () => BulkRun | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts an action; ignored while another one is running. Resolves when it has ended. */
  readonly start: (task: BulkTask) => Promise<void>;
  /** Stops before the next object. */
  readonly cancel: () => void;
  /** Repeats the action for the objects for which it failed. */
  readonly retry: () => void;
  /** Dismisses a run that has ended. */
  readonly close: () => void;
}

/** Maximum number of simultaneous calls (three at a time, as for uploads). */
const AT_ONCE = 3;

export function createBulkRunner(): BulkRunner {
  const listeners = new Set<() => void>();
  let run: BulkRun | null = null;
  let last: BulkTask | undefined;

  function set(next: BulkRun | null): void {
    run = next;
    for (const listener of listeners) listener();
  }

  function change(step: (before: BulkRun) => Partial<BulkRun>): void {
    if (run !== null) set({ ...run, ...step(run) });
  }

  async function one(task: BulkTask, { id, name }: BulkItem): Promise<void> {
    if (run?.cancelling !== false) return;
    try {
      await task.work(id);
      change(({ done }) => ({ done: done + 1 }));
    } catch (error) {
      const failure = { id, name: name ?? (await task.nameOf(id)), reason: task.reasonOf(error) };
      change(({ failures }) => ({ failures: [...failures, failure] }));
    }
  }

  async function start(task: BulkTask): Promise<void> {
    if (run?.status === 'running') return;
    last = task;
    const total = task.items.length;
    set({ title: task.title(total), status: 'running', done: 0, total, failures: [], cancelling: false });
    // Seldom used, so it is not loaded with the first page.
    const { default: pLimit } = await import('p-limit');
    await pLimit(AT_ONCE).map(task.items, (item) => one(task, item));
    // Cancelled too late to skip any: it has finished.
    change(({ done, failures }) => ({ status: done + failures.length < total ? 'cancelled' : 'finished' }));
  }

  return {
    get: () => run,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    cancel() {
      if (run?.status === 'running') change(() => ({ cancelling: true }));
    },
    retry() {
      if (run === null || run.status === 'running' || last === undefined) return;
      void start({ ...last, items: run.failures.map(({ id, name }) => ({ id, name })) });
    },
    close() {
      if (run?.status !== 'running') set(null);
    },
  };
}
