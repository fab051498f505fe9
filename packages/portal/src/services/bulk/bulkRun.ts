/** One of the objects that an action takes. */
export interface BulkItem {
  readonly id: number;
  /** Its name, if it is known. */
  readonly name?: string | undefined;
}

/** An object for which the action failed. */
export interface BulkFailure {
  readonly id: number;
  readonly name: string;
  readonly reason: string;
  /** Whether no response said what happened: it may have succeeded. */
  readonly isUncertain?: boolean | undefined;
  /**
   * Why a retry would not help: its signing tasks must be removed first, it needs something else first, there is no such
   * object, or the user may not.
   */
  readonly lasting?: 'tasks' | 'blocked' | 'missing' | 'denied' | undefined;
  /** How many failed for the same reason, if not all of them are read. */
  readonly sameReason?: number | undefined;
}

/** The objects with one outcome other than a failure. */
export interface BulkOutcome {
  /** Unique, also among those of other actions. */
  readonly id: string;
  /** What became of them. */
  readonly label: string;
  readonly count: number;
  /** Reads the next of them, after the first `from`; rejects if that fails. */
  readonly read: (from: number) => Promise<readonly { readonly id: number; readonly name: string }[]>;
}

/** Names what became of objects, beside their number. */
export interface OutcomeLabels {
  /** They were changed. */
  readonly done: string;
  /** There was nothing to do for them. */
  readonly unchanged: string;
  /** The action ended before it came to them. */
  readonly untried: string;
}

/** How far an action is. */
export interface BulkProgress {
  readonly total: number;
  readonly done: number;
  /** How many of those that are done needed nothing. */
  readonly unchanged: number;
  /** Number of failures, also of those that were not read yet. */
  readonly failed: number;
  /** The failures that were read, oldest first. */
  readonly failures: readonly BulkFailure[];
}

/** What an action says of itself, besides numbers. */
export interface BulkSaying {
  /** How far it is, or how it ended, in place of the general words. */
  readonly text?: string | undefined;
  /** Which objects needed nothing, as a sentence: for a message, because the list of outcomes says it too. */
  readonly leftOut?: string | undefined;
  /** Whether it ended early by itself. */
  readonly isStopped?: boolean | undefined;
  /** What follows from that, as a sentence. */
  readonly note?: string | undefined;
  /** Whether all that failed had been announced before it began: nobody needs to be told once more. */
  readonly isAnnounced?: boolean | undefined;
  /** Whether what it removed can be restored. */
  readonly restorable?: boolean | undefined;
  /** What became of its objects, besides failures, once it has ended. */
  readonly outcomes?: readonly BulkOutcome[] | undefined;
}

/** A running or ended action, as it is shown. It does not depend on where the action runs. */
export interface BulkRun extends BulkProgress, BulkSaying {
  /** Identifies who handles the outcome, if that is more than the tray. */
  readonly owner?: string | undefined;
  readonly title: string;
  /** Its title in the present, or in the past once it has ended. */
  readonly headline: string;
  readonly status: 'running' | 'finished' | 'cancelled';
  /** Whether it stops before the next object. */
  readonly cancelling: boolean;
  /** Whether the failed ones can be repeated alone, once it has ended. */
  readonly canRetry: boolean;
  /** Whether it can be undone, once it has ended. */
  readonly canUndo: boolean;
  /** Whether it ended early, and can do what it did not come to. */
  readonly canContinue: boolean;
  /** Whether it can go on without being shown, until it ends. */
  readonly canHide: boolean;
}

/**
 * An action on several objects: `runInBrowser` calls the server for each of them; a job of the server is created and
 * observed.
 */
export interface BulkWork {
  /** Identifies who handles the outcome, if that is more than the tray. */
  readonly owner?: string | undefined;
  /** What it does: the outcome of an earlier one that did the same makes room for it, unless that can be undone. @default every one is of its own kind */
  readonly kind?: string;
  /** Verb and noun, as on the button: "Assign 3 documents". */
  readonly title: (count: number) => string;
  readonly count: number;
  /** Returns its title in the present, or in the past once it has ended. @default title */
  readonly headline?: (run: Pick<BulkRun, 'status' | 'total' | 'done' | 'unchanged' | 'failed'>) => string;
  /**
   * Runs it and reports each step; resolves once it has ended. An abort asks it to stop before the next object: it
   * reports what is in progress until then. A step may also change what it says of itself while it runs. Rejects only if
   * it cannot begin or go on.
   */
  readonly run: (
    report: (step: Partial<BulkProgress & BulkSaying>) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Returns the same action for the failed ones alone; undefined if that would not help. */
  readonly retry: (failures: readonly BulkFailure[], failed: number) => BulkWork | undefined;
  /** Returns the action that undoes what it has done; undefined if there is none. */
  readonly undo?: (changed: number) => BulkWork | undefined;
  /** Returns the action that does what it did not come to; undefined if there is none. */
  readonly rest?: () => BulkWork | undefined;
  /** Reads the next failures, if `run` does not report all of them. */
  readonly readFailures?: (from: number) => Promise<readonly BulkFailure[]>;
  /** Returns what it says of itself: when it begins, and when it has ended. */
  readonly describe?: (run: BulkRun) => BulkSaying;
  /** Returns what tells it from others, where it may be met twice; undefined while that is unknown. */
  readonly identify?: () => string | undefined;
  /** Whether it goes on whatever becomes of this page, so that it need not be shown meanwhile. @default false */
  readonly survives?: boolean;
  /**
   * Whether another one may take its place in the tray while it runs: its outcome is shown after that. One that says so
   * itself takes the place of no outcome either.
   * @default survives
   */
  readonly yields?: boolean;
  /** Called if it could not begin or go on, with a function that starts it again. */
  readonly onRejected: (error: unknown, again: () => void) => void;
  /** Called when it has ended; returns whether the outcome is reported elsewhere, so that the tray closes. */
  readonly onEnded?: (run: BulkRun) => boolean;
  /** Called when it is hidden, or opened again. */
  readonly onHiddenChange?: (isHidden: boolean) => void;
  /**
   * Called when it has finished without failures, if it was hidden, or if it cannot be undone and had the same outcome
   * for all objects: a message says so instead of the tray. An action that can be undone stays in the tray while that is
   * offered, one that left some objects out until users have seen which.
   */
  readonly onSucceeded?: (run: BulkRun, undo: (() => void) | undefined) => void;
  /** Called when the outcome is dismissed, repeated or replaced. */
  readonly onClosed?: () => void;
}

/** Returns how many failures a retry may help: those come first, so that there are no more of them after any other. */
export function retryableOf({ failures, failed }: Pick<BulkProgress, 'failures' | 'failed'>): number {
  const again = failures.filter(({ lasting }) => lasting === undefined).length;
  return again < failures.length ? again : failed;
}
