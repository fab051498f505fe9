/** What the file service says to people. Sentences of the specification are kept to the letter. */
export const filesMessages = {
  emptyFile: 'Empty files are not valid, please upload a file with content.',
  documentNotFound: 'Requested document not found. Please check the link you used is correct.',
  notPreviewable: 'The document you have requested to preview is not a supported file type.',
  uploadNotFound: 'There is no such upload.',
  chunksMissing: 'Some parts of the file have not arrived yet.',
  chunkDiffers: 'This part of the file has arrived before, with other content.',
  planDiffers: 'This part does not belong to the file that is being uploaded.',
  chunkCut: 'The part of the file did not arrive whole.',
  fileTooLarge: 'The file is too large.',
  noRoom: 'There is no room left to store the file.',
  chunkTooLarge: 'The part of the file is too large.',
  notAChunk: 'The request holds no part of a file.',
} as const;
