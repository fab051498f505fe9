import { useState } from 'react';

/** The node being edited in place. */
export interface TreeEditing {
  /** Kind of change. */
  kind: 'move' | 'rename';
  /** Id of the node that it is done to. */
  id: number;
}

/** Stores the current edit: in the caller, if it also starts edits, otherwise here. */
export function useTreeEditing(
  given: TreeEditing | undefined,
  onChange: ((editing: TreeEditing | undefined) => void) | undefined,
) {
  const [own, setOwn] = useState<TreeEditing | undefined>(undefined);
  return onChange === undefined ? ([own, setOwn] as const) : ([given, onChange] as const);
}
