import { chunkCount, chunkLength } from './chunkPlan.ts';
import { chunkMayRetry } from './callFailure.ts';
import { uploadMessages } from './upload.messages.ts';

/**
 * `missing` first try to come · `sending` first try · `waiting` failed once, until the interval is over, or cut off by
 * the loss of the network, until it is back · `due` second try to come · `resending` second try · `lost` failed twice
 * or for good.
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
  | { type: 'chunkStarted'; chunk: number }
  | { type: 'chunkDelivered'; chunk: number }
  | { type: 'chunkFailed'; chunk: number; status: number }
  /** The network was lost: this try does not count. */
  | { type: 'chunkCutOff'; chunk: number }
  | { type: 'chunkDue'; chunk: number; next: 'missing' | 'due' }
  | { type: 'committed' }
  /** The server has less than was thought. */
  | { type: 'incomplete'; received: readonly number[] }
  | { type: 'registered'; document: number | null }
  | { type: 'failed'; reason: string }
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
    chunks: [],
    deliveredBytes: 0,
    committed: false,
    failureReason: null,
    retryable: true,
    known: null,
    fileMissing: false,
    document: null,
  };
}

/** @param known what the file already is, if the user was asked and has not decided */
export function interruptedUpload(
  size: number,
  identifier: string | null,
  known: KnownFile | null = null,
): Upload {
  const status = known === null ? 'interrupted' : 'duplicate';
  return { ...queuedUpload(size), status, identifier, known, fileMissing: true };
}

export function refusedUpload(size: number, failureReason: string): Upload {
  return { ...queuedUpload(size), status: 'errored', failureReason, retryable: false };
}

/** The next state. An event that has no place in the present one changes nothing: late responses are harmless. */
export function transition(upload: Upload, event: UploadEvent): Upload {
  if (event.type === 'retried') return retried(upload);
  if (isOver(upload)) return upload;
  switch (event.type) {
    case 'checked':
      return upload.status === 'checking'
        ? { ...upload, status: 'queued', chunks: [], fileMissing: false }
        : upload;
    case 'recognised':
      return upload.status === 'checking' ? { ...upload, status: 'duplicate', known: event.known } : upload;
    case 'allowed':
      return upload.status === 'duplicate'
        ? { ...upload, status: upload.fileMissing ? 'interrupted' : 'queued', known: null }
        : upload;
    case 'recalled':
      return upload.status === 'interrupted' ? recalled(upload, event.received) : upload;
    case 'fileSelected':
      return upload.status === 'interrupted'
        ? { ...upload, status: 'checking', failureReason: null }
        : upload;
    case 'fileRejected':
      return upload.status === 'interrupted' || upload.status === 'checking'
        ? { ...upload, status: 'interrupted', failureReason: event.reason }
        : upload;
    case 'begun':
      return upload.status === 'queued'
        ? { ...upload, status: upload.identifier === null ? 'identifying' : 'retrying' }
        : upload;
    case 'identified':
      return upload.chunks.length === 0 ? identified(upload, event.identifier, event.received) : upload;
    case 'chunkStarted':
      return moveChunk(upload, event.chunk, { missing: 'sending', due: 'resending' });
    case 'chunkDelivered':
      return moveChunk(upload, event.chunk, {
        sending: 'delivered',
        resending: 'delivered',
        waiting: 'delivered',
      });
    case 'chunkFailed':
      return moveChunk(upload, event.chunk, {
        sending: chunkMayRetry(event.status) ? 'waiting' : 'lost',
        resending: 'lost',
      });
    case 'chunkCutOff':
      return moveChunk(upload, event.chunk, { sending: 'waiting', resending: 'waiting' });
    case 'chunkDue':
      return moveChunk(upload, event.chunk, { waiting: event.next });
    case 'incomplete':
      return upload.status === 'finishing' && upload.identifier !== null
        ? identified({ ...upload, committed: false }, upload.identifier, event.received)
        : upload;
    case 'committed':
      return upload.status === 'finishing' ? { ...upload, committed: true } : upload;
    case 'registered':
      return upload.status === 'finishing' && upload.committed
        ? { ...upload, status: 'complete', document: event.document }
        : upload;
    case 'failed':
      return { ...upload, status: 'errored', failureReason: event.reason };
    case 'spoiled':
      return { ...upload, status: 'errored', failureReason: event.reason, retryable: false };
    case 'identifierForgotten':
      return {
        ...upload,
        status: needsFile(upload) ? upload.status : 'identifying',
        identifier: null,
        chunks: [],
        deliveredBytes: 0,
        committed: false,
      };
    case 'cancelled':
      return canCancel(upload) ? { ...upload, status: 'aborted' } : upload;
  }
}

export function isOver({ status }: Upload): boolean {
  return status === 'complete' || status === 'errored' || status === 'aborted';
}

/** Whether an upload waits for the file that it began with, or checks one. */
function needsFile({ status }: Upload): boolean {
  return status === 'interrupted' || status === 'checking';
}

/** Whether an upload goes on only if its user does something. */
export function waitsForUser(status: UploadStatus | 'offline'): boolean {
  return status === 'interrupted' || status === 'duplicate';
}

/** After all chunks are delivered the document may already exist, so a cancel might have no effect. */
export function canCancel(upload: Upload): boolean {
  return !isOver(upload) && upload.status !== 'finishing';
}

/**
 * Returns the next chunk to send, from 1; retries first. None while a failed chunk lets the others finish.
 */
export function nextChunk(upload: Upload): number | null {
  if (isOver(upload) || needsFile(upload) || upload.chunks.includes('lost')) return null;
  const due = upload.chunks.indexOf('due');
  const index = due >= 0 ? due : upload.chunks.indexOf('missing');
  return index >= 0 ? index + 1 : null;
}

function identified(upload: Upload, identifier: string, received: readonly number[]): Upload {
  const held = new Set(received);
  const chunks = Array.from({ length: chunkCount(upload.size) }, (_, index): ChunkState =>
    held.has(index + 1) ? 'delivered' : 'missing',
  );
  const deliveredBytes = chunks.reduce(
    (sum, state, index) => sum + (state === 'delivered' ? chunkLength(upload.size, index + 1) : 0),
    0,
  );
  return settled({ ...upload, identifier, chunks, deliveredBytes });
}

/** All that is stored needs its file no more. */
function recalled(upload: Upload, received: readonly number[]): Upload {
  if (upload.identifier === null) return upload;
  const after = identified(upload, upload.identifier, received);
  return after.status === 'finishing' ? after : { ...after, status: 'interrupted' };
}

function moveChunk(upload: Upload, chunk: number, moves: Partial<Record<ChunkState, ChunkState>>): Upload {
  const from = upload.chunks[chunk - 1];
  const to = from && moves[from];
  if (!to) return upload;
  const gained = to === 'delivered' ? chunkLength(upload.size, chunk) : 0;
  return settled({
    ...upload,
    chunks: upload.chunks.with(chunk - 1, to),
    deliveredBytes: upload.deliveredBytes + gained,
  });
}

/** Waits for the chunks in progress before an upload fails, so that nothing delivered has to be resent. */
function settled(upload: Upload): Upload {
  const has = (...states: ChunkState[]) => upload.chunks.some((chunk) => states.includes(chunk));
  if (has('lost') && !has('sending', 'resending')) {
    return { ...upload, status: 'errored', failureReason: uploadMessages.failureDefault };
  }
  if (upload.chunks.every((chunk) => chunk === 'delivered')) return { ...upload, status: 'finishing' };
  return { ...upload, status: has('waiting', 'due') ? 'retrying' : 'uploading' };
}

function retried(upload: Upload): Upload {
  if (upload.status !== 'errored' || !upload.retryable) return upload;
  if (upload.committed) return { ...upload, status: 'finishing', failureReason: null };
  return { ...upload, status: 'queued', chunks: [], failureReason: null };
}
