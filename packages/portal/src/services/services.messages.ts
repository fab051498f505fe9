/** Quoted from the specification. */
export const previewMessages = {
  finding: 'Error while finding the requested document for previewing. Please contact support.',
} as const;

export const regionMessages = {
  /** `name` starts the sentence: "The filters". */
  failed: (name: string) => `${name} couldn’t be shown.`,
} as const;
