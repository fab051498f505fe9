import { useEffect, useEffectEvent, useState } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import { findFilter } from '@countersign/api-client/rules';

type Tree = readonly Schemas['Filter'][];

/** Selects all filters when another user has deleted the selected one. One that never was there stays selected. */
export function useVanished(
  tree: Tree | undefined,
  selectedId: number,
  onSelect: (filterId: number) => void,
): void {
  const isThere = tree !== undefined && findFilter(tree, selectedId) !== undefined;
  const [seen, setSeen] = useState<number | null>(null);
  if (isThere && seen !== selectedId) setSeen(selectedId);
  const hasVanished = tree !== undefined && !isThere && seen === selectedId;
  const leave = useEffectEvent(() => onSelect(0));
  useEffect(() => {
    if (hasVanished) leave();
  }, [hasVanished]);
}
