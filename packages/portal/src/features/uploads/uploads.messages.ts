import { counted } from '../../services/counts.ts';

export const uploadPanelMessages = {
  noUploads: 'No uploads',
  /** Of files none of which is uploading. */
  signOutUnfinished: (files: number) =>
    files === 1
      ? '1 upload isn’t finished. If you sign out, you’ll need to add the file again.'
      : `${counted(files, 'upload')} aren’t finished. If you sign out, you’ll need to add the files again.`,
  signOut: (files: number) =>
    files === 1
      ? '1 file is still uploading. If you sign out, the upload stops and you’ll need to add the file again.'
      : `${counted(files, 'file')} are still uploading. If you sign out, the uploads stop and you’ll need to add the files again.`,
  uploaded: 'All uploads are finished.',
  notStarted: 'Check your connection and try again. If a new version was released, reload the page.',
};
