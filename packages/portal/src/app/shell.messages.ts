export const shellMessages = {
  noUploads: 'There are no uploads',
};
