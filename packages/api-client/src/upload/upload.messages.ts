import { uploadRuleMessages } from '../rules/messages.ts';

/** Sentences of an upload, as they are shown. */
export const uploadMessages = {
  ...uploadRuleMessages,
  failed: 'Upload failed',
  failureDefault: 'An error occurred, please try again.',
  noIdentifier: 'Issue getting file identifier from server',
} as const;
