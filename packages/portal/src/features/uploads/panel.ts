export { UploadPanel } from '@countersign/ui';
