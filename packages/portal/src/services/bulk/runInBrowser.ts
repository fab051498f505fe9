import type { BulkFailure, BulkItem, BulkOutcome, BulkWork, OutcomeLabels } from './bulkRun.ts';

/** An action that calls the server for each object. */
export interface BrowserTask extends Pick<
  BulkWork,
  | 'owner'
  | 'kind'
  | 'title'
  | 'headline'
  | 'count'
  | 'describe'
  | 'onRejected'
  | 'onEnded'
  | 'onSucceeded'
  | 'onClosed'
> {
  /** Reads which objects they are. */
  readonly read: () => Promise<readonly BulkItem[]>;
  /** Returns whether there is nothing to do for an object, which is left out then. @default never */
  readonly needsNothing?: (id: number) => Promise<boolean>;
  /** Runs it for one object; returns false if there was nothing to do for it, and throws if it fails. */
  readonly work: (id: number) => Promise<unknown>;
  /** Returns why it failed. */
  readonly reasonOf: (error: unknown) => string;
  /** Returns whether it failed because there was nothing to do for the object. @default never */
  readonly isNeedless?: (error: unknown, id: number) => Promise<boolean>;
  /** Returns why a retry would fail alike; undefined if it may help. @default it may always help */
  readonly lastingOf?: (error: unknown) => BulkFailure['lasting'];
  /** Names its outcomes, whose objects are listed then. */
  readonly outcomeLabels?: OutcomeLabels;
  /** Returns the name of an object. */
  readonly nameOf: (id: number) => Promise<string>;
  /** The name to show if that cannot be read. */
  readonly unnamed: (id: number) => string;
}

/** Number of actions so far, which tells the outcomes of one from those of another. */
let actions = 0;

/** Maximum number of simultaneous calls (three at a time, as for uploads). */
const AT_ONCE = 3;

/** Creates an action that runs in this browser, as long as the page is open. */
export function runInBrowser(task: BrowserTask): BulkWork {
  const { owner, kind, title, headline, count, describe, onRejected, onEnded, onSucceeded, onClosed } = task;
  actions += 1;
  const action = actions;
  let all: readonly BulkItem[] = [];
  /** What became of each; of those that it has not come to, nothing. */
  const became = new Map<number, 'done' | 'unchanged' | 'failed'>();

  const run: BulkWork['run'] = async (report, signal) => {
    // Seldom used, so it is not loaded with the first page; but before anything is done.
    const [items, { default: pLimit }] = await Promise.all([task.read(), import('p-limit')]);
    all = items;
    let done = 0;
    let unchanged = 0;
    const failures: BulkFailure[] = [];
    report({ total: items.length });
    await pLimit(AT_ONCE).map(items, async (item) => {
      if (signal.aborted) return;
      try {
        const needed = await isChanged(item.id);
        became.set(item.id, needed ? 'done' : 'unchanged');
        if (!needed) unchanged += 1;
        done += 1;
      } catch (error) {
        became.set(item.id, 'failed');
        const lasting = task.lastingOf?.(error);
        failures.push({ id: item.id, name: await nameOf(item), reason: task.reasonOf(error), lasting });
      }
      report({ done, unchanged, failed: failures.length, failures: [...failures] });
    });
  };

  /** Runs it for one object, and returns whether there was anything to do. */
  async function isChanged(id: number): Promise<boolean> {
    if ((await task.needsNothing?.(id)) === true) return false;
    try {
      return (await task.work(id)) !== false;
    } catch (error) {
      if ((await task.isNeedless?.(error, id).catch(() => false)) === true) return false;
      throw error;
    }
  }

  async function nameOf({ id, name }: BulkItem): Promise<string> {
    return name ?? task.nameOf(id).catch(() => task.unnamed(id));
  }

  /** Those that failed are listed with their reasons. */
  function outcomesOf(labels: OutcomeLabels): readonly BulkOutcome[] {
    const words = ['done', 'unchanged', 'untried'] as const;
    return words.flatMap((word) => {
      const items = all.filter(({ id }) => (became.get(id) ?? 'untried') === word);
      if (items.length === 0) return [];
      return {
        id: `${word} in action ${action}`,
        label: labels[word],
        count: items.length,
        read: (from: number) =>
          Promise.all(items.slice(from).map(async (item) => ({ id: item.id, name: await nameOf(item) }))),
      };
    });
  }

  return {
    owner,
    ...(kind !== undefined && { kind }),
    title,
    ...(headline && { headline }),
    describe: (run) => ({
      ...describe?.(run),
      ...(run.status !== 'running' && task.outcomeLabels && { outcomes: outcomesOf(task.outcomeLabels) }),
    }),
    count,
    run,
    retry(failures) {
      const again = failures.filter(({ lasting }) => lasting === undefined);
      if (again.length === 0) return undefined;
      return runInBrowser({ ...task, count: again.length, read: () => Promise.resolve(again) });
    },
    onRejected,
    ...(onEnded && { onEnded }),
    ...(onSucceeded && { onSucceeded }),
    ...(onClosed && { onClosed }),
  };
}
