/** `finding` is quoted from the specification. */
export const previewMessages = {
  finding: 'Error while finding the requested document for previewing. Please contact support.',
  notOpen: 'The preview couldn’t be opened',
  noPreview: 'This file type can’t be previewed',
  gone: 'Document not found',
} as const;

/** When a link was made, but no file came from it. */
export const downloadMessages = {
  notSent: 'The file service didn’t send the file. Try again.',
  unknown: 'We couldn’t confirm whether the file was sent. Check your downloads before you try again.',
} as const;

export const regionMessages = {
  /** `name` starts the sentence: "The filters". */
  failed: (name: string) => `${name} couldn’t be shown.`,
} as const;

/** What is said of reads that failed. */
export const readMessages = {
  /** Quoted from the specification. */
  retrievalFailed: 'Data retrieval failed',
  noConnection: 'No connection',
  unreached: 'The server can’t be reached',
  /** Said after the reason. */
  kept: 'Nothing has been changed.',
} as const;

/** What is said of writes in general. */
export const writeMessages = {
  unknown: 'We couldn’t confirm whether this was done. You can try again: it won’t be done twice.',
} as const;
