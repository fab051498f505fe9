import { useRef, useState } from 'react';
import { focusWhenReachable } from './focusWhenReachable.js';
import type { TreeItem } from './treeItems.js';

/** Where the tab stop and the focus of a tree are; of a long one a row is drawn before it takes the focus. */
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
     * To be called when rows were drawn.
     *
     * @param anew all of them: what had the focus is gone with the old ones
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
