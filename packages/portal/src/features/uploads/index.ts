export { Uploads } from './Uploads.tsx';
export { useUploads } from './useUploads.ts';
