import { Fragment, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import type { TreeItem } from './treeItems.js';

export interface TreeRowsProps {
  /** The nodes that are not in a closed one, top to bottom. */
  items: readonly TreeItem[];
  draw: (item: TreeItem) => ReactNode;
  /** Nodes that are drawn wherever they are: the one with the tab stop, what is edited. */
  keptIds: ReadonlySet<number | undefined>;
  /** Called when rows are there; `anew` when all of them replace others. */
  onDrawn: (anew: boolean) => void;
}

/** Every row. */
export function AllTreeRows({ items, draw, onDrawn }: TreeRowsProps) {
  const drawn = useEffectEvent(onDrawn);
  useLayoutEffect(() => {
    drawn(true);
  }, []);
  return items.map((item) => <Fragment key={item.node.id}>{draw(item)}</Fragment>);
}
