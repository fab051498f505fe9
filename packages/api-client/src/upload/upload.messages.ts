import { uploadRuleMessages } from '../rules/messages.ts';

/** Sentences of an upload, as they are shown. */
export const uploadMessages = {
  ...uploadRuleMessages,
  failed: 'Upload failed',
  failureDefault: 'An error occurred, please try again.',
  /** Its minute to come back is over. */
  unreachable: 'The server isn’t responding. Retry to upload the rest.',
  /** The bytes are stored; whether the last call added the document is unknown. */
  unconfirmed: 'We couldn’t confirm that the document was added. Retry to check; it won’t be added twice.',
  /** The browser cannot read it any more, or its start differs from what was sent. */
  fileChanged: 'The file was changed, moved or deleted during the upload. It wasn’t added: select it again.',
  /** An interrupted upload was given another file. */
  otherFile:
    'This isn’t the file you were uploading: its name, size or date is different. Select the original file.',
  /** It has the name, size and date, but not the bytes. */
  otherBytes: 'The file’s content has changed. Cancel this upload and upload the file again.',
  notReadable: 'The browser can’t read the file any more. Select it again.',
  longName: 'File names can have up to 255 characters. Rename the file and upload it again.',
  noIdentifier: 'Issue getting file identifier from server',
} as const;
