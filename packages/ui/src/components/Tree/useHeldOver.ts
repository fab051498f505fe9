import { useEffect, useEffectEvent } from 'react';
import type { TreeId, TreeItem } from './treeItems.js';

/** A collapsed node expands after something is held over it for this many milliseconds. */
const HOVER_OPENS = 700;

/** Expands a collapsed node once something is held over it for a while. */
export function useHeldOver<Id extends TreeId>(
  overId: Id | undefined,
  items: readonly TreeItem<Id>[],
  setOpen: (ids: readonly Id[], open: boolean) => void,
): void {
  const closedId = items.find(({ node, expanded }) => node.id === overId && expanded === false)?.node.id;
  const open = useEffectEvent((id: Id) => setOpen([id], true));
  useEffect(() => {
    if (closedId === undefined) return undefined;
    const timer = setTimeout(() => open(closedId), HOVER_OPENS);
    return () => clearTimeout(timer);
  }, [closedId]);
}
