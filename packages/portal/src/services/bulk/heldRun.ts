import type { BulkProgress, BulkRun, BulkWork } from './bulkRun.ts';

/** An action that a runner holds, and how far it is. */
export interface Held {
  readonly work: BulkWork;
  readonly abort: AbortController;
  run: BulkRun;
  /** Whether the user has hidden it: in the background it may also be because another one is shown. */
  isHidden: boolean;
}

/** Whether an outcome makes room for one that the user starts now: it is of the same kind, and nothing of it is lost. */
export function makesRoom({ work, run }: Held, { kind }: BulkWork): boolean {
  const isOver = run.status !== 'running' && !run.canUndo && !run.canContinue;
  return isOver && kind !== undefined && work.kind === kind;
}

/** Returns its title in the present, or in the past once it has ended. */
export function headlineOf(
  work: BulkWork,
  run: Pick<BulkRun, 'status' | 'total' | 'done' | 'unchanged' | 'failed'>,
): string {
  return work.headline?.(run) ?? work.title(work.count);
}

const nothingYet: Omit<BulkProgress, 'total'> = { done: 0, unchanged: 0, failed: 0, failures: [] };

/** Returns what it says of itself now: what an earlier step said is over. */
export function saying(work: BulkWork, run: BulkRun) {
  return {
    text: undefined,
    note: undefined,
    leftOut: undefined,
    isStopped: undefined,
    isAnnounced: undefined,
    restorable: undefined,
    outcomes: undefined,
    ...work.describe?.(run),
  };
}

/** Returns an action that begins, without running it. */
export function begin(work: BulkWork): Held {
  const { owner, title, count } = work;
  const run: BulkRun = {
    ...nothingYet,
    owner,
    title: title(count),
    headline: headlineOf(work, { ...nothingYet, status: 'running', total: count }),
    status: 'running',
    total: count,
    cancelling: false,
    canRetry: false,
    canUndo: false,
    canContinue: false,
    canHide: work.survives === true,
  };
  return { work, abort: new AbortController(), isHidden: false, run: { ...run, ...saying(work, run) } };
}
