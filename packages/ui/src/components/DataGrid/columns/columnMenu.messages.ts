/** Words of the menu of a column, which loads later than the grid. */
export const columnMenuMessages = {
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  addSort: 'Add to sort',
  reverseSort: 'Reverse sort order',
  removeSort: 'Remove from sort',
  pinStart: 'Pin to the start',
  pinEnd: 'Pin to the end',
  unpin: 'Unpin',
  moveStart: 'Move towards the start',
  moveEnd: 'Move towards the end',
  fit: 'Fit to content',
  resetWidth: 'Reset width',
  wider: 'Widen column',
  narrower: 'Narrow column',
  hide: 'Hide column',
} as const;
