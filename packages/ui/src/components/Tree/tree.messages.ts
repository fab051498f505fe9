/** Messages about changing nodes. */
export const treeMessages = {
  dragging: (label: string) => `Dragging ${label}. Press Escape to cancel.`,
  saving: (label: string) => `Saving ${label}.`,
  stillSaving: (label: string) => `${label} is still being saved.`,
  nameOf: (label: string) => `Name of ${label}`,
  renamed: (name: string) => `Renamed to ${name}.`,
  notRenamed: (label: string) => `The name is still ${label}.`,
  failed: 'The change couldn’t be saved. Try again.',
  notLoaded: 'This can’t be moved now. Check your connection and try again.',
} as const;
