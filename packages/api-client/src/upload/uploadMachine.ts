import { chunkCount, chunkLength } from './chunkPlan.ts';
import { chunkMayRetry } from './callFailure.ts';
import { uploadMessages } from './upload.messages.ts';
import { SIMULTANEOUS_CHUNKS } from './uploadLimits.ts';
import type { UploadPause } from './uploadConnection.ts';
import type { ChunkState, Upload, UploadEvent, UploadStatus } from './uploadState.ts';

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
    case 'planned':
      return planned(upload, event.chunkSize);
    case 'replanned':
      return canReplan(upload)
        ? { ...upload, status: 'identifying', identifier: null, chunkSize: event.chunkSize, chunks: [] }
        : upload;
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
    case 'chunkRefused':
      return refused(upload, event);
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
    case 'filterDeleted':
      return upload.status === 'finishing'
        ? { ...upload, status: 'errored', failureReason: event.reason, filterDeleted: true }
        : upload;
    case 'spoiled':
      return { ...upload, status: 'errored', failureReason: event.reason, retryable: false };
    case 'identifierForgotten':
      return {
        ...upload,
        status: needsFile(upload) ? upload.status : 'identifying',
        identifier: null,
        chunkSize: null,
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
export function waitsForUser(status: UploadStatus | UploadPause): boolean {
  return status === 'interrupted' || status === 'duplicate';
}

/** Whether it holds or asks for an identifier, but nothing of it has left yet. */
export function isAhead({ status, chunks }: Upload): boolean {
  return status === 'identifying' || (status === 'uploading' && chunks.every((chunk) => chunk === 'missing'));
}

/** Whether nothing of it can have arrived yet, so that another cut loses nothing. */
export function canReplan({ status, chunks }: Upload): boolean {
  return status === 'uploading' && chunks.every((chunk) => chunk === 'missing' || chunk === 'sending');
}

/** After all chunks are delivered the document may already exist, so a cancel might have no effect. */
export function canCancel(upload: Upload): boolean {
  return !isOver(upload) && upload.status !== 'finishing';
}

/**
 * Returns the next chunk to send, from 1; retries first. None while a failed chunk lets the others finish, and no new
 * one while several wait for their second try: what fails so often fails for the next one too.
 */
export function nextChunk(upload: Upload): number | null {
  if (isOver(upload) || needsFile(upload) || upload.chunks.includes('lost')) return null;
  const due = upload.chunks.indexOf('due');
  if (due >= 0) return due + 1;
  const waiting = upload.chunks.filter((chunk) => chunk === 'waiting').length;
  const missing = waiting >= SIMULTANEOUS_CHUNKS ? -1 : upload.chunks.indexOf('missing');
  return missing >= 0 ? missing + 1 : null;
}

function planned(upload: Upload, chunkSize: number): Upload {
  const { identifier, chunks } = upload;
  if (identifier === null || upload.chunkSize !== null || chunks.some((chunk) => chunk !== 'missing'))
    return upload;
  return identified({ ...upload, chunkSize }, identifier, []);
}

function identified(upload: Upload, identifier: string, received: readonly number[]): Upload {
  const held = new Set(received);
  const chunks = Array.from({ length: chunkCount(upload) }, (_, index): ChunkState =>
    held.has(index + 1) ? 'delivered' : 'missing',
  );
  const deliveredBytes = chunks.reduce(
    (sum, state, index) => sum + (state === 'delivered' ? chunkLength(upload, index + 1) : 0),
    0,
  );
  return settled({ ...upload, identifier, chunks, deliveredBytes });
}

/** A fully stored upload no longer needs its file. */
function recalled(upload: Upload, received: readonly number[]): Upload {
  if (upload.identifier === null) return upload;
  const after = identified(upload, upload.identifier, received);
  return after.status === 'finishing' ? after : { ...after, status: 'interrupted' };
}

function moveChunk(upload: Upload, chunk: number, moves: Partial<Record<ChunkState, ChunkState>>): Upload {
  const from = upload.chunks[chunk - 1];
  const to = from && moves[from];
  if (!to) return upload;
  const gained = to === 'delivered' ? chunkLength(upload, chunk) : 0;
  return settled({
    ...upload,
    chunks: upload.chunks.with(chunk - 1, to),
    deliveredBytes: upload.deliveredBytes + gained,
  });
}

/** The first reason counts: the other chunks on their way are refused for the same one. */
function refused(upload: Upload, event: Extract<UploadEvent, { type: 'chunkRefused' }>): Upload {
  const { reason, retryable } = event;
  const first = upload.failureReason === null ? { ...upload, failureReason: reason, retryable } : upload;
  const after = moveChunk(first, event.chunk, { sending: 'lost', resending: 'lost' });
  return after === first ? upload : after;
}

/** Waits for the chunks in progress before an upload fails, so that nothing delivered has to be resent. */
function settled(upload: Upload): Upload {
  const has = (...states: ChunkState[]) => upload.chunks.some((chunk) => states.includes(chunk));
  if (has('lost') && !has('sending', 'resending')) {
    const failureReason = upload.failureReason ?? uploadMessages.failureDefault;
    return { ...upload, status: 'errored', failureReason };
  }
  if (upload.chunks.every((chunk) => chunk === 'delivered')) return { ...upload, status: 'finishing' };
  return { ...upload, status: has('waiting', 'due') ? 'retrying' : 'uploading' };
}

function retried(upload: Upload): Upload {
  if (upload.status !== 'errored' || !upload.retryable) return upload;
  if (upload.committed) return { ...upload, status: 'finishing', failureReason: null, filterDeleted: false };
  return { ...upload, status: 'queued', chunks: [], failureReason: null };
}
