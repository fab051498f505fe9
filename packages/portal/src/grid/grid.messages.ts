/** Sentences of every list that is read page by page. */
export const gridMessages = {
  retrievalFailed: 'Data retrieval failed',
} as const;
