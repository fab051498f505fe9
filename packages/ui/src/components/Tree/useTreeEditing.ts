import { useState } from 'react';

/** The node being edited in place. */
export interface TreeEditing<Id extends TreeId = number> {
  /** Kind of change. */
  kind: 'move' | 'rename';
  /** Id of the node that it is done to. */
  id: Id;
}

/** Stores the current edit: in the caller, if it also starts edits, otherwise here. */
export function useTreeEditing<Id extends TreeId>(
  given: TreeEditing<Id> | undefined,
  onChange: ((editing: TreeEditing<Id> | undefined) => void) | undefined,
) {
  const [own, setOwn] = useState<TreeEditing<Id> | undefined>(undefined);
  return onChange === undefined ? ([own, setOwn] as const) : ([given, onChange] as const);
}
import type { TreeId } from './treeItems.js';
