import { useLayoutEffect, useState } from 'react';
import { type GridSelection, isSelected, type RowId } from '../selection/selection.js';
import { type GridListeners, GridParts } from './gridParts.js';

/** What lives as long as the grid and works outside React. */
export function useGridParts<Row, Id extends RowId>(first: GridSelection<Id>): GridParts<Row, Id> {
  const [parts] = useState(() => new GridParts<Row, Id>(first));
  return parts;
}

/** Tells the parts of each render: the list as it is now, and who listens. */
export function useUpdatedParts<Row, Id extends RowId>(
  parts: GridParts<Row, Id>,
  listeners: GridListeners<Row, Id>,
): void {
  useLayoutEffect(() => {
    parts.update(listeners);
    parts.engine.select((row) => isSelected(listeners.selection, listeners.rowId(row)));
  });
}
