export const uploadsMessages = {
  noUploads: 'There are no uploads',
  signOut: (files: number) =>
    files === 1
      ? '1 file is still uploading. It stops when you sign out, and you would have to add it again.'
      : `${files.toLocaleString('en-AU')} files are still uploading. They stop when you sign out, and you would have to add them again.`,
  uploaded: 'Nothing is uploading any more.',
  notStarted: 'Check your connection and try again. If a new version was released, reload the page.',
};
