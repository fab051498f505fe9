export * from './config.ts';
export * from './errors.ts';
export * from './http.ts';
export * from './resources/index.ts';
export { createLateUploader, type LateUploader } from './upload/lateUploader.ts';
