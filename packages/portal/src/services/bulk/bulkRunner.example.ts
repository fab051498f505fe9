import { expect } from 'vitest';
import type { BulkWork } from './bulkRun.ts';
import type { BulkRunner } from './bulkRunner.ts';
import { runInBrowser, type BrowserTask } from './runInBrowser.ts';

export const items = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Document ${id}` }));

/** An action on these items, which succeeds unless it is changed. */
export function task(change: Partial<BrowserTask>): BulkWork {
  return runInBrowser({
    title: (count) => `Assign ${count} documents`,
    count: items.length,
    read: () => Promise.resolve(items),
    work: () => Promise.resolve(),
    nameOf: (id) => Promise.resolve(`Document ${id}`),
    unnamed: (id) => `Unknown ${id}`,
    reasonOf: String,
    onRejected: () => undefined,
    ...change,
  });
}

export const untilEnded = (runner: BulkRunner) => expect.poll(() => runner.isRunning()).toBe(false);
