import type { Network } from '../http/network.ts';
import type { ErrorCode } from '../rules/errorCodes.ts';

/** A file as the browser hands it over; a `File` is one. */
export interface UploadSource {
  readonly name: string;
  readonly size: number;
  /** Milliseconds since 1970, as a `File` has it. */
  readonly lastModified?: number;
  slice(start: number, end: number): Blob;
}

export interface ChunkRequest {
  identifier: string;
  filename: string;
  /** From 1. */
  chunk: number;
  totalChunks: number;
  /** Bytes of every chunk but the last. */
  chunkSize: number;
  totalSize: number;
  body: Blob;
}

export interface ChunkDigest {
  /** From 1. */
  chunk: number;
  /** Lower-case hexadecimal. */
  sha256: string;
}

/** The calls of the file service. Each rejects with an `UploadCallError`, or when `signal` aborts. */
export interface UploadTransport {
  getIdentifier(signal: AbortSignal): Promise<string>;
  /** Numbers of the chunks that the server holds; a 404 when it knows the identifier no more. */
  receivedChunks(identifier: string, signal: AbortSignal): Promise<readonly number[]>;
  /** Digests of stored chunks in the order of their numbers, some of them at a time; none if there are no more. */
  chunkDigests(identifier: string, from: number, signal: AbortSignal): Promise<readonly ChunkDigest[]>;
  /** Calls `onSent` with the number of the chunk's bytes sent so far. */
  sendChunk(request: ChunkRequest, onSent: (bytes: number) => void, signal: AbortSignal): Promise<void>;
  commit(identifier: string, originalFileName: string, signal: AbortSignal): Promise<void>;
  /** Resolves if the server is there and ready to work. Needs no token. */
  probe(): Promise<void>;
}

/** Time and network as the uploader sees them; tests bring their own. */
export interface UploadRuntime extends Network {
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** Calls back after `ms`; the returned function cancels it. */
  after(ms: number, callback: () => void): () => void;
  /** From 0 up to 1, as Math.random. */
  random(): number;
  /** Calls back before the next frame is drawn. */
  nextFrame(callback: () => void): void;
}

/** The outcome is unknown: the connection died, stalled, or the reply is none that the server gives. */
export const UNKNOWN_OUTCOME = 0;

interface UploadCallErrorFacts {
  /** The server's code; null if the response had none that this build knows. */
  code?: ErrorCode | null;
  /** Milliseconds that the server asks to wait. */
  retryAfter?: number | null;
}

export class UploadCallError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly retryAfter: number | null;

  /** `status` of the response, or `UNKNOWN_OUTCOME`; `message` is the server's, if any. */
  constructor(status: number, message = '', { code = null, retryAfter = null }: UploadCallErrorFacts = {}) {
    super(message);
    this.name = 'UploadCallError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
