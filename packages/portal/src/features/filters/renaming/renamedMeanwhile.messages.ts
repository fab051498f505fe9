/** What is said at the field of a filter's name, besides the specification's own. */
export const renamedMeanwhileMessages = {
  /** The name that another user gave it, which the next save begins from. */
  renamedMeanwhile: (name: string) =>
    `Another user has renamed this filter to “${name}”. Press Enter to use your name instead.`,
} as const;
