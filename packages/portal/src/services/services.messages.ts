export const regionMessages = {
  /** `name` starts the sentence: "The filters". */
  failed: (name: string) => `${name} couldn’t be shown.`,
} as const;
