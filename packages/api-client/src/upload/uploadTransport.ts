/** A file as the browser hands it over; a `File` is one. */
export interface UploadSource {
  readonly name: string;
  readonly size: number;
  slice(start: number, end: number): Blob;
}

export interface ChunkRequest {
  identifier: string;
  filename: string;
  /** From 1. */
  chunk: number;
  totalChunks: number;
  totalSize: number;
  body: Blob;
}

/** The four calls of the file service. Each rejects with an `UploadCallError`, or when `signal` aborts. */
export interface UploadTransport {
  getIdentifier(signal: AbortSignal): Promise<string>;
  /** Numbers of the chunks that the server holds; a 404 when it knows the identifier no more. */
  receivedChunks(identifier: string, signal: AbortSignal): Promise<readonly number[]>;
  /** Calls `onSent` with the number of the chunk's bytes sent so far. */
  sendChunk(request: ChunkRequest, onSent: (bytes: number) => void, signal: AbortSignal): Promise<void>;
  commit(identifier: string, originalFileName: string, signal: AbortSignal): Promise<void>;
}

/** Time as the uploader sees it; tests bring their own. */
export interface UploadRuntime {
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** Calls back after `ms`; the returned function cancels it. */
  after(ms: number, callback: () => void): () => void;
  /** Calls back before the next frame is drawn. */
  nextFrame(callback: () => void): void;
}

/** The outcome is unknown: the connection died, stalled, or the reply could not be read. */
export const UNKNOWN_OUTCOME = 0;

export class UploadCallError extends Error {
  readonly status: number;

  /** `status` of the response, or `UNKNOWN_OUTCOME`; `message` is the server's, if any. */
  constructor(status: number, message = '') {
    super(message);
    this.name = 'UploadCallError';
    this.status = status;
  }
}
