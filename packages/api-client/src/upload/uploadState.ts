/**
 * `missing` first try to come · `sending` first try · `waiting` failed once, until the interval is over, or cut off by
 * the loss of the network or the server, until it is back · `due` second try to come · `resending` second try · `lost`
 * failed twice, or for good.
 */
export type ChunkState = 'missing' | 'sending' | 'waiting' | 'due' | 'resending' | 'lost' | 'delivered';

/**
 * `checking` whether it is a document already, or the file that an interrupted upload began with · `duplicate` it is a
 * document, or another file of the same upload, and the user decides · `interrupted` the page that had the file is gone, and the user selects it again.
 */
export type UploadStatus =
  | 'checking'
  | 'duplicate'
  | 'interrupted'
  | 'queued'
  | 'identifying'
  | 'uploading'
  | 'retrying'
  | 'finishing'
  | 'complete'
  | 'errored'
  | 'aborted';

/** A document that has the bytes of a file. */
export interface KnownDocument {
  readonly id: number;
  /** File name. */
  readonly name: string;
  /** When it was uploaded, as the server writes it. */
  readonly created: string;
}

/** Another file that was added together with a file, and has its bytes. */
export interface SameFile {
  readonly id: null;
  readonly name: string;
  readonly created: null;
}

export type KnownFile = KnownDocument | SameFile;

export interface Upload {
  readonly size: number;
  readonly status: UploadStatus;
  /** Assigned by the server; kept for a retry. */
  readonly identifier: string | null;
  /** Bytes of each chunk but the last; null before the first one leaves. */
  readonly chunkSize: number | null;
  /** One state for each chunk, in order; empty until identified. */
  readonly chunks: readonly ChunkState[];
  readonly deliveredBytes: number;
  /** The server has put the chunks together; only the registration is left. */
  readonly committed: boolean;
  readonly failureReason: string | null;
  /** False for a file that can never be accepted. */
  readonly retryable: boolean;
  /** What the file already is, as long as nobody decided to upload it anyway. */
  readonly known: KnownFile | null;
  /** The page that had the file is gone, and the user has not selected it again. */
  readonly fileMissing: boolean;
  /** It is stored, but the filter that it was to go to is gone: its user decides whether it goes to none. */
  readonly filterDeleted: boolean;
  /** The document that it became; null before, or if that is unknown. */
  readonly document: number | null;
}

export type UploadEvent =
  | { type: 'checked' }
  | { type: 'recognised'; known: KnownFile }
  /** To be uploaded although it is a document already. */
  | { type: 'allowed' }
  /** What the server holds of an interrupted upload. */
  | { type: 'recalled'; received: readonly number[] }
  | { type: 'fileSelected' }
  /** Not the file that the upload began with. */
  | { type: 'fileRejected'; reason: string }
  | { type: 'begun' }
  | { type: 'identified'; identifier: string; received: readonly number[] }
  /** How its file is cut. */
  | { type: 'planned'; chunkSize: number }
  /** Its file is to be cut anew, under another identifier. */
  | { type: 'replanned'; chunkSize: number | null }
  | { type: 'chunkStarted'; chunk: number }
  | { type: 'chunkDelivered'; chunk: number }
  | { type: 'chunkFailed'; chunk: number; status: number }
  /** The server does not take it: the whole file has failed. */
  | { type: 'chunkRefused'; chunk: number; reason: string; retryable: boolean }
  /** The network or the server was lost, or the server is busy: this try does not count. */
  | { type: 'chunkCutOff'; chunk: number }
  | { type: 'chunkDue'; chunk: number; next: 'missing' | 'due' }
  | { type: 'committed' }
  /** The server has less than was thought. */
  | { type: 'incomplete'; received: readonly number[] }
  | { type: 'registered'; document: number | null }
  | { type: 'failed'; reason: string }
  | { type: 'filterDeleted'; reason: string }
  /** The file itself is not what it was: what was sent of it is of no use. */
  | { type: 'spoiled'; reason: string }
  | { type: 'identifierForgotten' }
  | { type: 'cancelled' }
  | { type: 'retried' };

export function queuedUpload(size: number): Upload {
  return {
    size,
    status: 'queued',
    identifier: null,
    chunkSize: null,
    chunks: [],
    deliveredBytes: 0,
    committed: false,
    failureReason: null,
    retryable: true,
    known: null,
    fileMissing: false,
    filterDeleted: false,
    document: null,
  };
}

/** `known` is what the file already is, if the user was asked and has not decided. */
export function interruptedUpload(
  remembered: Pick<Upload, 'size' | 'identifier' | 'chunkSize' | 'known'>,
): Upload {
  const { size, identifier, chunkSize, known } = remembered;
  const status = known === null ? 'interrupted' : 'duplicate';
  return { ...queuedUpload(size), status, identifier, chunkSize, known, fileMissing: true };
}

export function refusedUpload(size: number, failureReason: string): Upload {
  return { ...queuedUpload(size), status: 'errored', failureReason, retryable: false };
}
