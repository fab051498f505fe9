export const uploadsMessages = {
  noUploads: 'There are no uploads',
};
