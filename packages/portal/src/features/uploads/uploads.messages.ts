export const uploadsMessages = {
  noUploads: 'There are no uploads',
  signOut: (files: number) =>
    files === 1
      ? '1 file is still uploading. If you sign out, the upload stops and you’ll need to add the file again.'
      : `${files.toLocaleString('en-AU')} files are still uploading. If you sign out, the uploads stop and you’ll need to add the files again.`,
  uploaded: 'No files are uploading.',
  notStarted: 'Check your connection and try again. If a new version was released, reload the page.',
};
