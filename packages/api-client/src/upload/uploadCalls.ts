import pLimit from 'p-limit';
import { callMayRetry, errorMessageOf, hasCode, isDocumentRejected } from './callFailure.ts';
import { createChunkCalls } from './chunkCalls.ts';
import { uploadMessages } from './upload.messages.ts';
import type { CallsOptions } from './callsOptions.ts';
import { hasStoredBytes, looksLike } from './sameFile.ts';
import { giveFile, type UploadJob } from './uploadJob.ts';
import { CALL_RETRIES, FILE_SERVICE_CALLS, REGISTRATIONS } from './uploadLimits.ts';
import { isOver, waitsForUser } from './uploadMachine.ts';
import type { UploadSource } from './uploadTransport.ts';
import { waitToRetry } from './waitToRetry.ts';

/** Creates the calls of an upload. Each reports its outcome to the machine, and none rejects. */
export function createUploadCalls<Destination>(options: CallsOptions<Destination>) {
  const { transport, register, runtime, connection, dispatch } = options;
  const sendChunk = createChunkCalls({ ...options, identify });
  const fileService = pLimit(FILE_SERVICE_CALLS);
  const registrations = pLimit(REGISTRATIONS);

  /** Makes a call that is harmless to repeat: again after growing waits while it is worth it. */
  async function patiently<Result>(signal: AbortSignal, call: () => Promise<Result>): Promise<Result> {
    for (let retry = 0; ; retry += 1) {
      try {
        return await connection.whileOpen(signal, call);
      } catch (error) {
        if (signal.aborted || retry === CALL_RETRIES || !callMayRetry(error)) throw error;
        await waitToRetry(runtime, signal, error, retry);
      }
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
    return patiently(signal, () => fileService(() => transport.receivedChunks(identifier, signal)));
  }

  async function fresh(signal: AbortSignal) {
    const identifier = await patiently(signal, () => fileService(() => transport.getIdentifier(signal)));
    return { identifier, received: [] };
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
  async function resume(job: UploadJob<Destination>, file: UploadSource): Promise<void> {
    const { identifier } = job.upload;
    const { signal } = job.run;
    if (!looksLike(file, job.source))
      return dispatch(job, { type: 'fileRejected', reason: uploadMessages.otherFile });
    dispatch(job, { type: 'fileSelected' });
    try {
      const digests = (from: number) =>
        patiently(signal, () => fileService(() => transport.chunkDigests(identifier ?? '', from, signal)));
      const same = identifier === null || (await hasStoredBytes(file, job.upload, digests));
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
      if (hasCode(error, 'uploadFilterDeleted')) {
        const reason = errorMessageOf(error) ?? uploadMessages.filterDeleted;
        return dispatch(job, { type: 'filterDeleted', reason });
      }
      const { committed } = job.upload;
      const unknown = committed ? uploadMessages.unconfirmed : uploadMessages.failureDefault;
      const type = committed && isDocumentRejected(error) ? 'spoiled' : 'failed';
      if (!signal.aborted) dispatch(job, { type, reason: errorMessageOf(error) ?? unknown });
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
      await patiently(signal, () => fileService(() => transport.commit(identifier, name, signal)));
      dispatch(job, { type: 'committed' });
    }
    const registration = { identifier, name, size, destination: job.destination };
    const document = await patiently(signal, () => registrations(() => register(registration, signal)));
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

  /** Ends all active uploads: the server didn't respond in time. */
  function giveUp(job: UploadJob<Destination>): void {
    const { status, committed } = job.upload;
    if (isOver(job.upload) || waitsForUser(status) || status === 'checking') return;
    const reason = committed ? uploadMessages.unconfirmed : uploadMessages.unreachable;
    dispatch(job, { type: 'failed', reason });
  }

  return { identify, sendChunk, finish, recall, resume, giveUp };
}
