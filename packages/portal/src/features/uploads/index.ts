export { SignOutDialog } from './SignOutDialog.ts';
export { unfinishedUploads } from './unfinishedUploads.ts';
export { Uploads } from './Uploads.tsx';
export { useUploads } from './useUploads.ts';
export { uploadPanelMessages } from './uploads.messages.ts';
