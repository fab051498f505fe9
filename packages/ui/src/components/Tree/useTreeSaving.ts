import { useState } from 'react';
import { announce } from '../announce/announce.js';
import type { TreeId, TreeNode } from './treeItems.js';
import { treeMessages } from './tree.messages.js';

/** An error message for the user, or nothing on success; a promise while unknown. */
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- what functions without a result return
export type TreeOutcome = string | undefined | void | Promise<string | undefined | void>;

export interface TreeSaving<Id extends TreeId = number> {
  /** Nodes with a change being saved. */
  pendingIds: ReadonlySet<Id>;
  /** The last failure, shown below its node. */
  failure: { id: Id; message: string } | undefined;
  /** Shows and announces a message below a node. */
  fail: (id: Id, message: string) => void;
  clear: () => void;
  /** Waits for the result; a failure is shown and announced, `done` is called on success. */
  save: (id: Id, label: string, answer: () => TreeOutcome, done: () => void) => void;
}

const NONE: ReadonlySet<never> = new Set();

/** Tracks changes that the caller is saving, each shown at its node. */
export function useTreeSaving<Id extends TreeId>(): TreeSaving<Id> {
  const [pendingIds, setPendingIds] = useState<ReadonlySet<Id>>(NONE);
  const [failure, setFailure] = useState<TreeSaving<Id>['failure']>(undefined);

  function fail(id: Id, message: string): void {
    setFailure({ id, message });
    announce(message, 'assertive');
  }

  function save(id: Id, label: string, answer: () => TreeOutcome, done: () => void): void {
    setFailure(undefined);
    function settle(message: string | undefined): void {
      if (message === undefined) done();
      else fail(id, message);
    }
    const outcome = answer();
    if (!(outcome instanceof Promise)) return settle(messageIn(outcome));
    announce(treeMessages.saving(label));
    setPendingIds((ids) => new Set([...ids, id]));
    void messageOf(outcome).then((message) => {
      setPendingIds((ids) => new Set([...ids].filter((each) => each !== id)));
      settle(message);
    });
  }

  return { pendingIds, failure, fail, clear: () => setFailure(undefined), save };
}

function messageIn(outcome: unknown): string | undefined {
  return typeof outcome === 'string' ? outcome : undefined;
}

async function messageOf(outcome: Promise<unknown>): Promise<string | undefined> {
  try {
    return messageIn(await outcome);
  } catch {
    return treeMessages.failed;
  }
}

/** Returns why a node cannot be changed now. */
export function changeDisabledReason<Id extends TreeId>(
  { id, label, fixed }: TreeNode<Id>,
  { pendingIds }: TreeSaving<Id>,
): string | undefined {
  return fixed ?? (pendingIds.has(id) ? treeMessages.stillSaving(label) : undefined);
}
