/** What is said at the field of a filter's name, besides the specification's own. */
export const renamedMeanwhileMessages = {
  /** The name that another user gave it, which the next save begins from. */
  renamedMeanwhile: (name: string) =>
    `“${name}” is the new name: another user renamed it meanwhile. Press Enter to rename it anyway.`,
} as const;
