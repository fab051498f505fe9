import { Fragment, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import type { TreeItem } from './treeItems.js';

export interface TreeRowsProps {
  /** Visible nodes, top to bottom. */
  items: readonly TreeItem[];
  draw: (item: TreeItem) => ReactNode;
  /** Nodes that always render: the one with the tab stop, the one being edited. */
  keptIds: ReadonlySet<number | undefined>;
  /** Called when rows have rendered; `anew` if all of them replace others. */
  onDrawn: (anew: boolean) => void;
}

/** Renders every row. */
export function AllTreeRows({ items, draw, onDrawn }: TreeRowsProps) {
  const drawn = useEffectEvent(onDrawn);
  useLayoutEffect(() => {
    drawn(true);
  }, []);
  return items.map((item) => <Fragment key={item.node.id}>{draw(item)}</Fragment>);
}
