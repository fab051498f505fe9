export const uploadsMessages = {
  noUploads: 'There are no uploads',
  notStarted: 'Check your connection and try again. If a new version was released, reload the page.',
};
