/** Sentences of an upload, as they are shown. */
export const uploadMessages = {
  failed: 'Upload failed',
  failureDefault: 'An error occurred, please try again.',
  emptyFile: 'Empty files are not valid, please upload a file with content.',
  noExtension: 'Files without an extension are not valid, please upload a file with an extension.',
  noIdentifier: 'Issue getting file identifier from server',
} as const;
