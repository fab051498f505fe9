import { useState } from 'react';
import { announce } from '../announce/announce.js';
import { treeMessages } from './tree.messages.js';

/** What is wrong, in words for the reader; undefined once it is done. A promise while it is not known. */
export type TreeOutcome = string | undefined | Promise<string | undefined>;

export interface TreeSaving {
  /** Nodes of which a change is on its way. */
  pendingIds: ReadonlySet<number>;
  /** What went wrong last, shown below its node. */
  failure: { id: number; message: string } | undefined;
  /** Shows and says a message below a node. */
  fail: (id: number, message: string) => void;
  clear: () => void;
  /** Waits for the answer; a failure is shown and said, `done` is called once it went well. */
  save: (id: number, label: string, answer: () => TreeOutcome, done: () => void) => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Changes on their way to wherever the caller keeps the nodes, each shown at its node. */
export function useTreeSaving(): TreeSaving {
  const [pendingIds, setPendingIds] = useState(NONE);
  const [failure, setFailure] = useState<TreeSaving['failure']>(undefined);

  function fail(id: number, message: string): void {
    setFailure({ id, message });
    announce(message, 'assertive');
  }

  function save(id: number, label: string, answer: () => TreeOutcome, done: () => void): void {
    setFailure(undefined);
    function settle(message: string | undefined): void {
      if (message === undefined) done();
      else fail(id, message);
    }
    const outcome = answer();
    if (!(outcome instanceof Promise)) return settle(outcome);
    announce(treeMessages.saving(label));
    setPendingIds((ids) => new Set([...ids, id]));
    void outcome
      .catch(() => treeMessages.failed)
      .then((message) => {
        setPendingIds((ids) => new Set([...ids].filter((each) => each !== id)));
        settle(message);
      });
  }

  return { pendingIds, failure, fail, clear: () => setFailure(undefined), save };
}
