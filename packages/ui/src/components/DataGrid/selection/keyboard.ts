/** A key press, as far as the grid cares. `ctrl` is Control, or Command on a Mac. */
export interface GridKey {
  key: string;
  shift: boolean;
  ctrl: boolean;
  alt: boolean;
}

/** Row -1 is the header; columns count from 0 over the visible ones. */
export interface GridPosition {
  row: number;
  column: number;
}

export interface GridBounds {
  rows: number;
  columns: number;
  /** The first row that can be reached: the header, -1, or 0 in a list that has none. */
  top: number;
  /** Rows that fit on the screen: what Page Up and Page Down move by. */
  screen: number;
}

export type GridCommand =
  | { type: 'move'; to: GridPosition; extend: boolean }
  | { type: 'toggle' }
  | { type: 'extend' }
  | { type: 'selectAll' }
  | { type: 'clear' }
  | { type: 'activate'; additive: boolean }
  | { type: 'menu' }
  | { type: 'resize'; by: number }
  | { type: 'moveColumn'; by: -1 | 1 }
  | { type: 'find'; letter: string };

/** Pixels that one key press widens or narrows a column by. */
export const RESIZE_STEP = 16;

const HEADER = -1;

/**
 * What a key means at a place in the grid, by the grid pattern of the ARIA
 * Authoring Practices. Undefined: the key is not the grid's, leave it alone.
 */
export function gridCommand(press: GridKey, at: GridPosition, bounds: GridBounds): GridCommand | undefined {
  if (press.alt) return undefined;
  return moveCommand(press, at, bounds) ?? actCommand(press, at) ?? findCommand(press);
}

function actCommand({ key, shift, ctrl }: GridKey, at: GridPosition): GridCommand | undefined {
  const inHeader = at.row === HEADER;
  if (key === 'ContextMenu' || (key === 'F10' && shift)) return { type: 'menu' };
  if (ctrl && key.toLowerCase() === 'a') return { type: 'selectAll' };
  if (ctrl) return undefined;
  if (key === 'Escape') return { type: 'clear' };
  if (key === 'Enter') return { type: 'activate', additive: shift };
  if (key !== ' ') return undefined;
  if (inHeader) return { type: 'activate', additive: shift };
  return shift ? { type: 'extend' } : { type: 'toggle' };
}

/** Letters and digits look for a row by its name. */
function findCommand({ key, ctrl }: GridKey): GridCommand | undefined {
  const isOneSign = [...key].length === 1;
  return isOneSign && !ctrl ? { type: 'find', letter: key } : undefined;
}

function moveCommand(
  { key, shift, ctrl }: GridKey,
  at: GridPosition,
  bounds: GridBounds,
): GridCommand | undefined {
  const inHeader = at.row === HEADER;
  const lastRow = bounds.rows - 1;
  const lastColumn = bounds.columns - 1;
  const firstRow = bounds.rows > 0 ? 0 : bounds.top;

  function go(row: number, column: number, extend = false): GridCommand {
    const to = {
      row: Math.max(bounds.top, Math.min(lastRow, row)),
      column: Math.max(0, Math.min(lastColumn, column)),
    };
    return { type: 'move', to, extend: extend && to.row > HEADER };
  }

  switch (key) {
    case 'ArrowUp':
      return go(
        ctrl && !inHeader ? firstRow : shift ? Math.max(firstRow, at.row - 1) : at.row - 1,
        at.column,
        shift,
      );
    case 'ArrowDown':
      return go(ctrl ? lastRow : at.row + 1, at.column, shift && !inHeader);
    case 'ArrowLeft':
      if (inHeader && shift)
        return ctrl ? { type: 'moveColumn', by: -1 } : { type: 'resize', by: -RESIZE_STEP };
      return go(at.row, ctrl ? 0 : at.column - 1);
    case 'ArrowRight':
      if (inHeader && shift)
        return ctrl ? { type: 'moveColumn', by: 1 } : { type: 'resize', by: RESIZE_STEP };
      return go(at.row, ctrl ? lastColumn : at.column + 1);
    case 'Home':
      return ctrl ? go(firstRow, 0, shift) : go(at.row, 0);
    case 'End':
      return ctrl ? go(lastRow, lastColumn, shift) : go(at.row, lastColumn);
    case 'PageUp':
      return inHeader
        ? go(HEADER, at.column)
        : go(Math.max(firstRow, at.row - bounds.screen), at.column, shift);
    case 'PageDown':
      return go(Math.max(firstRow, at.row + bounds.screen), at.column, shift && !inHeader);
    default:
      return undefined;
  }
}
