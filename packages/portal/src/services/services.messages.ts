/** `finding` is quoted from the specification. */
export const previewMessages = {
  finding: 'Error while finding the requested document for previewing. Please contact support.',
  notOpen: 'The preview didn’t open',
  noPreview: 'No preview of this type',
  gone: 'Document not found',
} as const;

export const regionMessages = {
  /** `name` starts the sentence: "The filters". */
  failed: (name: string) => `${name} couldn’t be shown.`,
} as const;
