import { useRef, useState } from 'react';
import { focusWhenReachable } from './focusWhenReachable.js';
import type { TreeId, TreeItem } from './treeItems.js';

/** Manages the tab stop and focus of a tree; in a long tree a row renders before it takes focus. */
export function useTreeFocus<Id extends TreeId>(
  id: string,
  items: readonly TreeItem<Id>[],
  selectedId: Id | undefined,
) {
  const [wantedId, setWantedId] = useState(selectedId);
  const awaited = useRef<Id>(undefined);
  const inside = useRef(false);
  const active = items.find((item) => item.node.id === wantedId) ?? items[0];

  function take(nodeId: Id | undefined): void {
    const row = document.getElementById(`${id}-${nodeId ?? ''}`);
    awaited.current = row === null ? nodeId : undefined;
    if (row !== null) focusWhenReachable(row);
  }

  return {
    /** Has the tab stop. */
    active,
    focus(nodeId: Id): void {
      setWantedId(nodeId);
      take(nodeId);
    },
    /**
     * Call when rows have rendered.
     *
     * @param anew whether all rows were replaced, and the focused one removed
     */
    onDrawn(anew: boolean): void {
      const lost = anew && inside.current && document.activeElement === document.body;
      if (lost) take(active?.node.id);
      else if (awaited.current !== undefined) take(awaited.current);
    },
    onInside(now: boolean): void {
      inside.current = now;
    },
  };
}
