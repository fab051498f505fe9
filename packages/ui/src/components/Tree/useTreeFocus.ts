import { useRef, useState } from 'react';
import { focusWhenReachable } from './focusWhenReachable.js';
import type { TreeItem } from './treeItems.js';

/** Manages the tab stop and focus of a tree; in a long tree a row renders before it takes focus. */
export function useTreeFocus(id: string, items: readonly TreeItem[], selectedId: number | undefined) {
  const [wantedId, setWantedId] = useState(selectedId);
  const awaited = useRef<number>(undefined);
  const inside = useRef(false);
  const active = items.find((item) => item.node.id === wantedId) ?? items[0];

  function take(nodeId: number | undefined): void {
    const row = document.getElementById(`${id}-${nodeId ?? ''}`);
    awaited.current = row === null ? nodeId : undefined;
    if (row !== null) focusWhenReachable(row);
  }

  return {
    /** Has the tab stop. */
    active,
    focus(nodeId: number): void {
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
