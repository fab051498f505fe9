import { useLayoutEffect, useState } from 'react';
import { columnMoved, columnSized, dataGridMessages, rangeTooLong } from '../dataGrid.messages.js';
import { type GridSelection, isSelected, type RowId } from '../selection/selection.js';
import { type GridListeners, GridParts } from './gridParts.js';

const { notLoaded, rangeFailed, sortFailed } = dataGridMessages;
const messages = {
  ...{ notLoaded, rangeFailed, rangeTooLong, sortFailed },
  moved: columnMoved,
  sized: columnSized,
};

/** What lives as long as the grid and works outside React. */
export function useGridParts<Row, Id extends RowId>(first: GridSelection<Id>): GridParts<Row, Id> {
  const [parts] = useState(() => new GridParts<Row, Id>(messages, first));
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
