export const regionMessages = {
  /** `name` starts the sentence: "The filters". */
  failed: (name: string) => `${name} could not be shown.`,
} as const;
