import type { BulkFailure, BulkItem, BulkWork } from './bulkRun.ts';

/** An action that calls the server for each object. */
export interface BrowserTask extends Pick<
  BulkWork,
  | 'owner'
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
  /** Runs it for one object; throws if it fails. */
  readonly work: (id: number) => Promise<unknown>;
  /** Returns why it failed. */
  readonly reasonOf: (error: unknown) => string;
  /** Returns whether it failed because there was nothing to do for the object. @default never */
  readonly isNeedless?: (error: unknown, id: number) => Promise<boolean>;
  /** Returns whether a retry would fail alike. @default never */
  readonly isPermanent?: (error: unknown) => boolean;
  /** Returns the name of an object for which it failed. */
  readonly nameOf: (id: number) => Promise<string>;
  /** The name to show if that cannot be read. */
  readonly unnamed: (id: number) => string;
}

/** Maximum number of simultaneous calls (three at a time, as for uploads). */
const AT_ONCE = 3;

/** Creates an action that runs in this browser, as long as the page is open. */
export function runInBrowser(task: BrowserTask): BulkWork {
  const { owner, title, headline, count, describe, onRejected, onEnded, onSucceeded, onClosed } = task;

  const run: BulkWork['run'] = async (report, signal) => {
    // Seldom used, so it is not loaded with the first page; but before anything is done.
    const [items, { default: pLimit }] = await Promise.all([task.read(), import('p-limit')]);
    let done = 0;
    let unchanged = 0;
    const failures: BulkFailure[] = [];
    report({ total: items.length });
    await pLimit(AT_ONCE).map(items, async (item) => {
      if (signal.aborted) return;
      try {
        if (!(await isChanged(item.id))) unchanged += 1;
        done += 1;
      } catch (error) {
        const lasting = task.isPermanent?.(error) === true ? 'blocked' : undefined;
        failures.push({ id: item.id, name: await nameOf(item), reason: task.reasonOf(error), lasting });
      }
      report({ done, unchanged, failed: failures.length, failures: [...failures] });
    });
  };

  /** Runs it for one object, and returns whether there was anything to do. */
  async function isChanged(id: number): Promise<boolean> {
    if ((await task.needsNothing?.(id)) === true) return false;
    try {
      await task.work(id);
      return true;
    } catch (error) {
      if ((await task.isNeedless?.(error, id).catch(() => false)) === true) return false;
      throw error;
    }
  }

  async function nameOf({ id, name }: BulkItem): Promise<string> {
    return name ?? task.nameOf(id).catch(() => task.unnamed(id));
  }

  return {
    owner,
    title,
    ...(headline && { headline }),
    ...(describe && { describe }),
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
