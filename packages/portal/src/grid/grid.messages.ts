import { readMessages } from '../services/services.messages.ts';

/** Messages of every paged list. */
export const gridMessages = {
  retrievalFailed: readMessages.retrievalFailed,
} as const;
