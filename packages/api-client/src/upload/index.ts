export { browserRuntime } from './browserRuntime.ts';
export { chunkCount, chunkRange, type ByteRange, type ChunkPlan } from './chunkPlan.ts';
export {
  createIndexedMemory,
  forgetExpiredUploads,
  type IndexedMemoryOptions,
} from './memory/indexedMemory.ts';
export type { RememberedUpload, SourceHandle, UploadMemory } from './memory/uploadMemory.ts';
export { createRecogniser, type Recognise } from './recogniseFiles.ts';
export type { UploadPause } from './uploadConnection.ts';
export type { Register, Registration } from './callsOptions.ts';
export { uploadMessages } from './upload.messages.ts';
export { createUploader, type Uploader } from './uploader.ts';
export type { UploaderOptions } from './uploaderOptions.ts';
export type { LifecycleEvent, LifecycleType } from './uploadLifecycle.ts';
export * from './uploadLimits.ts';
export { isOver, canCancel, nextChunk, transition } from './uploadMachine.ts';
export {
  queuedUpload,
  refusedUpload,
  type ChunkState,
  type KnownDocument,
  type KnownFile,
  type Upload,
  type UploadEvent,
  type UploadStatus,
} from './uploadState.ts';
export type { UploadItem, UploadItemStatus, UploadsSnapshot, UploadsSummary } from './uploadsSnapshot.ts';
export {
  UNKNOWN_OUTCOME,
  UploadCallError,
  type ChunkRequest,
  type UploadRuntime,
  type UploadSource,
  type UploadTransport,
} from './uploadTransport.ts';
export { validateUpload } from './validateUpload.ts';
export { createXhrTransport, type XhrTransportOptions } from './xhr/xhrTransport.ts';
