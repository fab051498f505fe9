/** Words of a failed grid, which load later than the grid. */
export const placeholderMessages = {
  readFailed: 'Data retrieval failed.',
  retry: 'Try again',
} as const;
