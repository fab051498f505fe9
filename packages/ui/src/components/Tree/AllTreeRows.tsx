import { Fragment, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import type { TreeId, TreeItem } from './treeItems.js';

export interface TreeRowsProps {
  /** Visible nodes, top to bottom. */
  items: readonly TreeItem<TreeId>[];
  /** Draws the item at this place. */
  draw: (index: number) => ReactNode;
  /** Nodes that always render: the one with the tab stop, the one being edited. */
  keptIds: ReadonlySet<TreeId | undefined>;
  /** Called when rows have rendered. */
  onDrawn: () => void;
}

/** Renders every row. */
export function AllTreeRows({ items, draw, onDrawn }: TreeRowsProps) {
  const drawn = useEffectEvent(onDrawn);
  useLayoutEffect(() => {
    drawn();
  }, []);
  return items.map(({ node }, index) => <Fragment key={node.id}>{draw(index)}</Fragment>);
}
