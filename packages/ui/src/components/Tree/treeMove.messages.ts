/** Messages about moving nodes. */
export const treeMoveMessages = {
  moving: (label: string) =>
    `Moving ${label}. Use the arrow keys to select a position, Enter to drop, Escape to cancel.`,
  hint: 'Enter to drop, Escape to cancel',
  willMove: (label: string, where: string) => `${label} will move ${where}.`,
  moved: (label: string, where: string) => `${label} moved ${where}.`,
  notMoved: (label: string) => `${label} wasn’t moved.`,
  noTarget: (label: string) => `${label} can’t be moved anywhere else.`,
  intoItself: (label: string) => `${label} can’t be moved into itself.`,
  tooDeep: (levels: number) => `The limit is ${levels} levels.`,
  before: (sibling: string, parent: string) => `before ${sibling}, in ${parent}`,
  beforeAtTop: (sibling: string) => `before ${sibling}, at the top level`,
  only: (parent: string) => `into ${parent}`,
  last: (parent: string) => `to the end of ${parent}`,
  lastAtTop: 'to the end of the top level',
} as const;
