/** What the tree says of moving and renaming. Labels are those of the nodes. */
export const treeMessages = {
  moving: (label: string) =>
    `Moving ${label}. Arrow keys choose the place, Enter drops it there, Escape cancels.`,
  dragging: (label: string) => `Dragging ${label}. Escape cancels.`,
  goes: (label: string, where: string) => `${label} goes ${where}.`,
  moved: (label: string, where: string) => `${label} moved ${where}.`,
  stays: (label: string) => `${label} was not moved.`,
  nowhere: (label: string) => `There is no other place for ${label}.`,
  intoItself: (label: string) => `${label} cannot be moved into itself.`,
  tooDeep: (levels: number) => `The limit is ${levels} levels.`,
  saving: (label: string) => `Saving ${label}.`,
  waits: (label: string) => `${label} is still being saved.`,
  nameOf: (label: string) => `Name of ${label}`,
  renamed: (name: string) => `Renamed to ${name}.`,
  nameStays: (label: string) => `The name stays ${label}.`,
  failed: 'This could not be saved. Please try again.',
  before: (sibling: string, parent: string) => `before ${sibling}, in ${parent}`,
  beforeAtTop: (sibling: string) => `before ${sibling}, at the top`,
  only: (parent: string) => `into ${parent}`,
  last: (parent: string) => `to the end of ${parent}`,
  lastAtTop: 'to the end of the top level',
} as const;
