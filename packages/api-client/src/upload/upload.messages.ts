import { uploadRuleMessages } from '../rules/messages.ts';

/** Sentences of an upload, as they are shown. */
export const uploadMessages = {
  ...uploadRuleMessages,
  failed: 'Upload failed',
  failureDefault: 'An error occurred, please try again.',
  /** The bytes are stored; whether the last call added the document is unknown. */
  unconfirmed: 'We couldn’t confirm that the document was added. Retry: it won’t be added twice.',
  noIdentifier: 'Issue getting file identifier from server',
} as const;
