export const clientPickerMessages = {
  first: (shown: number) => `Showing the first ${shown}. Type more of the name to find the others.`,
} as const;
