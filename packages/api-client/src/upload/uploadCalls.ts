import pLimit from 'p-limit';
import { waitAsked } from '../http/retryAfter.ts';
import { callMayRetry, errorMessageOf, failureStatus, hasCode } from './callFailure.ts';
import { chunkCount, chunkLength, chunkRange } from './chunkPlan.ts';
import { uploadMessages } from './upload.messages.ts';
import type { UploadConnection } from './uploadConnection.ts';
import { hasStoredBytes, looksLike } from './sameFile.ts';
import { giveFile, type UploadJob } from './uploadJob.ts';
import { FILE_SERVICE_CALLS, LONGEST_WAIT, REGISTRATIONS, RETRY_INTERVAL } from './uploadLimits.ts';
import type { UploadEvent } from './uploadMachine.ts';
import {
  UNKNOWN_OUTCOME,
  type UploadRuntime,
  type UploadSource,
  type UploadTransport,
} from './uploadTransport.ts';

export interface Registration<Destination> {
  identifier: string;
  name: string;
  size: number;
  destination: Destination;
}

/** Returns the id of the document; null if there is none to show. */
export type Register<Destination> = (
  registration: Registration<Destination>,
  signal: AbortSignal,
) => Promise<number | null>;

interface CallsOptions<Destination> {
  transport: UploadTransport;
  register: Register<Destination>;
  runtime: UploadRuntime;
  connection: UploadConnection;
  dispatch(job: UploadJob<Destination>, event: UploadEvent): void;
  progressed(job: UploadJob<Destination>): void;
}

/** Creates the calls of an upload. Each reports its outcome to the machine, and none rejects. */
export function createUploadCalls<Destination>(options: CallsOptions<Destination>) {
  const { transport, register, runtime, connection, dispatch, progressed } = options;
  const fileService = pLimit(FILE_SERVICE_CALLS);
  const registrations = pLimit(REGISTRATIONS);

  function wait(signal: AbortSignal, error: unknown): Promise<void> {
    const ms = Math.max(RETRY_INTERVAL, Math.min(waitAsked(error), LONGEST_WAIT));
    return new Promise((resolve, reject) => {
      const stop = runtime.after(ms, resolve);
      signal.addEventListener('abort', () => (stop(), reject(signal.reason)), { once: true });
    });
  }

  async function twice<Result>(signal: AbortSignal, call: () => Promise<Result>): Promise<Result> {
    const alive = () => connection.whileOnline(signal, call);
    try {
      return await alive();
    } catch (error) {
      if (signal.aborted || !callMayRetry(error)) throw error;
      await wait(signal, error);
      return await alive();
    }
  }

  /** A new identifier, or for a retried file what the server holds already. */
  async function identify(job: UploadJob<Destination>): Promise<void> {
    const { signal } = job.run;
    dispatch(job, { type: 'begun' });
    try {
      const kept = job.upload.identifier;
      const known = kept === null ? null : await held(kept, signal);
      if (kept !== null && known === null && !signal.aborted) dispatch(job, { type: 'identifierForgotten' });
      const { identifier, received } = known ?? (await fresh(signal));
      if (!signal.aborted) dispatch(job, { type: 'identified', identifier, received });
    } catch (error) {
      const reason =
        job.upload.identifier === null ? uploadMessages.noIdentifier : uploadMessages.failureDefault;
      if (!signal.aborted) dispatch(job, { type: 'failed', reason: errorMessageOf(error) ?? reason });
    }
  }

  async function held(identifier: string, signal: AbortSignal) {
    try {
      return { identifier, received: await received(identifier, signal) };
    } catch (error) {
      if (hasCode(error, 'uploadNotFound')) return null;
      throw error;
    }
  }

  function received(identifier: string, signal: AbortSignal): Promise<readonly number[]> {
    return twice(signal, () => fileService(() => transport.receivedChunks(identifier, signal)));
  }

  async function fresh(signal: AbortSignal) {
    const identifier = await twice(signal, () => fileService(() => transport.getIdentifier(signal)));
    return { identifier, received: [] };
  }

  async function sendChunk(job: UploadJob<Destination>, chunk: number): Promise<void> {
    const { identifier } = job.upload;
    const { signal } = job.run;
    const { size, name } = job.source;
    if (identifier === null) return;
    const { start, end } = chunkRange(size, chunk);
    dispatch(job, { type: 'chunkStarted', chunk });
    try {
      await job.samples.take(chunk);
    } catch {
      return dispatch(job, { type: 'spoiled', reason: uploadMessages.fileChanged });
    }
    try {
      const request = { identifier, filename: name, chunk, totalChunks: chunkCount(size), totalSize: size };
      await transport.sendChunk(
        { ...request, body: job.source.slice(start, end) },
        (bytes) => {
          if (signal.aborted) return;
          job.flying.set(chunk, Math.min(bytes, chunkLength(size, chunk)));
          progressed(job);
        },
        signal,
      );
      job.flying.delete(chunk);
      progressed(job);
      dispatch(job, { type: 'chunkDelivered', chunk });
    } catch (error) {
      job.flying.delete(chunk);
      if (signal.aborted) return;
      progressed(job);
      void sendAgainLater(job, chunk, error);
    }
  }

  async function sendAgainLater(job: UploadJob<Destination>, chunk: number, error: unknown): Promise<void> {
    const { signal } = job.run;
    const status = failureStatus(error);
    const unknown = status === UNKNOWN_OUTCOME;
    const cutOff = unknown && !connection.isOnline();
    const next = cutOff && job.upload.chunks[chunk - 1] === 'sending' ? 'missing' : 'due';
    // The browser reports a file that it may no longer read like a lost connection.
    const spoiled = hasCode(error, 'chunkDiffers') || (unknown && !(await job.samples.isReadable()));
    if (signal.aborted) return;
    if (spoiled) return dispatch(job, { type: 'spoiled', reason: uploadMessages.fileChanged });
    dispatch(job, cutOff ? { type: 'chunkCutOff', chunk } : { type: 'chunkFailed', chunk, status });
    if (job.upload.chunks[chunk - 1] !== 'waiting') return;
    try {
      await (cutOff ? connection.online(signal) : wait(signal, error));
      const arrived = unknown && (await hasArrived(job, chunk, signal));
      if (signal.aborted) return;
      dispatch(job, arrived ? { type: 'chunkDelivered', chunk } : { type: 'chunkDue', chunk, next });
    } catch {
      // Only an abort ends the wait, and that has already been reported.
    }
  }

  /** A reply that got lost says nothing of the chunk: the server knows. Where it cannot say, the chunk is sent again. */
  async function hasArrived(
    job: UploadJob<Destination>,
    chunk: number,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { identifier } = job.upload;
    if (identifier === null) return false;
    try {
      const call = () => transport.receivedChunks(identifier, signal);
      return (await connection.whileOnline(signal, call)).includes(chunk);
    } catch {
      return false;
    }
  }

  /** Asks what the server holds of an interrupted upload. */
  async function recall(job: UploadJob<Destination>): Promise<void> {
    const { identifier } = job.upload;
    const { signal } = job.run;
    if (identifier === null) return;
    try {
      const known = await held(identifier, signal);
      if (signal.aborted) return;
      dispatch(job, known === null ? { type: 'identifierForgotten' } : { type: 'recalled', ...known });
    } catch {
      // It is asked again when the file is there.
    }
  }

  /** Goes on with an interrupted upload, if this is its file. */
  async function goOn(job: UploadJob<Destination>, file: UploadSource): Promise<void> {
    const { identifier } = job.upload;
    const { signal } = job.run;
    if (!looksLike(file, job.source))
      return dispatch(job, { type: 'fileRejected', reason: uploadMessages.otherFile });
    dispatch(job, { type: 'fileSelected' });
    try {
      const digests = (from: number) =>
        twice(signal, () => fileService(() => transport.chunkDigests(identifier ?? '', from, signal)));
      const same = identifier === null || (await hasStoredBytes(file, digests));
      if (signal.aborted) return;
      if (!same) return dispatch(job, { type: 'fileRejected', reason: uploadMessages.otherBytes });
    } catch (error) {
      if (signal.aborted) return;
      if (!hasCode(error, 'uploadNotFound')) {
        const reason =
          error instanceof DOMException ? uploadMessages.notReadable : uploadMessages.failureDefault;
        return dispatch(job, { type: 'fileRejected', reason });
      }
      dispatch(job, { type: 'identifierForgotten' });
    }
    giveFile(job, file);
    dispatch(job, { type: 'checked' });
  }

  /** Commit, then register. A file that was committed before is only registered. */
  async function finish(job: UploadJob<Destination>): Promise<void> {
    const { signal } = job.run;
    try {
      await commitAndRegister(job);
    } catch (error) {
      if (signal.aborted) return;
      if (hasCode(error, 'uploadIncomplete') && (await startOver(job))) return;
      const unknown = job.upload.committed ? uploadMessages.unconfirmed : uploadMessages.failureDefault;
      if (!signal.aborted) dispatch(job, { type: 'failed', reason: errorMessageOf(error) ?? unknown });
    }
  }

  async function commitAndRegister(job: UploadJob<Destination>): Promise<void> {
    const { identifier } = job.upload;
    const { signal } = job.run;
    const { name, size } = job.source;
    if (identifier === null) return;
    if (!job.upload.committed) {
      const unchanged = await job.samples.stillMatch();
      signal.throwIfAborted();
      if (!unchanged) return dispatch(job, { type: 'spoiled', reason: uploadMessages.fileChanged });
      await twice(signal, () => fileService(() => transport.commit(identifier, name, signal)));
      dispatch(job, { type: 'committed' });
    }
    const registration = { identifier, name, size, destination: job.destination };
    const document = await twice(signal, () => registrations(() => register(registration, signal)));
    dispatch(job, { type: 'registered', document });
  }

  /**
   * The server says that parts are missing: asks which, and goes on from there, once. Returns whether it did.
   */
  async function startOver(job: UploadJob<Destination>): Promise<boolean> {
    const { identifier } = job.upload;
    const { signal } = job.run;
    if (identifier === null || job.startedOver) return false;
    job.startedOver = true;
    try {
      const stored = await received(identifier, signal);
      if (!signal.aborted) dispatch(job, { type: 'incomplete', received: stored });
      return true;
    } catch {
      return false;
    }
  }

  return { identify, sendChunk, finish, recall, goOn };
}
