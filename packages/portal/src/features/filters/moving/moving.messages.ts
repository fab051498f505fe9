/** What the dialog that moves a filter says of it, and of the places where it cannot be. */
export const movingMessages = {
  isOnTop: 'The filter is at the top level.',
  isBelow: (path: string) =>
    `The filter is below ${path}. To move it to the top level, select “Filters” at the top.`,
  /** Beside the name of a filter that another one cannot be moved to. */
  marks: {
    here: 'current location',
    itself: 'being moved',
    inItself: 'below the filter being moved',
    tooDeep: 'would exceed 3 levels',
  },
  moved: (name: string, path: string) =>
    path === '' ? `${name} moved to the top level` : `${name} moved to ${path}`,
  notMovedBack: (name: string) => `${name} couldn’t be moved back`,
  alreadyThere: (name: string) => `${name} is already there.`,
  intoItself: (name: string) => `${name} can’t be moved into itself.`,
} as const;
