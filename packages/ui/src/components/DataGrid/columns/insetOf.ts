import type { CSSProperties } from 'react';
import type { ColumnPin } from '../dataGrid.types.js';

/** Style of a cell that sticks to a side: it reads how far from a variable of the grid. */
export function insetOf(pin: ColumnPin | undefined, index: number): CSSProperties | undefined {
  if (pin === undefined) return undefined;
  const inset = `var(--cs-grid-inset-${index})`;
  return pin === 'start' ? { insetInlineStart: inset } : { insetInlineEnd: inset };
}
