import { useState } from 'react';

/** What is being done to a node in place. */
export interface TreeEditing {
  /** What is being done. */
  kind: 'move' | 'rename';
  /** Id of the node that it is done to. */
  id: number;
}

/** What is under way: kept by the caller, where it wants to start it too, or else here. */
export function useTreeEditing(
  given: TreeEditing | undefined,
  onChange: ((editing: TreeEditing | undefined) => void) | undefined,
) {
  const [own, setOwn] = useState<TreeEditing | undefined>(undefined);
  return onChange === undefined ? ([own, setOwn] as const) : ([given, onChange] as const);
}
