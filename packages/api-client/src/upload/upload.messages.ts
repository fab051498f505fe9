import { uploadRuleMessages } from '../rules/messages.ts';

/** Sentences of an upload, as they are shown. */
export const uploadMessages = {
  ...uploadRuleMessages,
  failed: 'Upload failed',
  failureDefault: 'An error occurred, please try again.',
  /** The bytes are stored; whether the last call added the document is unknown. */
  unconfirmed: 'We couldn’t confirm that the document was added. Retry: it won’t be added twice.',
  /** The browser cannot read it any more, or its start differs from what was sent. */
  fileChanged: 'The file was changed, moved or deleted during the upload. It wasn’t added: select it again.',
  noIdentifier: 'Issue getting file identifier from server',
} as const;
