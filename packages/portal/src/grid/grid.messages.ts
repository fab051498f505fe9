/** Messages of every paged list. */
export const gridMessages = {
  retrievalFailed: 'Data retrieval failed',
} as const;
