import pLimit from 'p-limit';
import { callMayRetry, failureStatus, errorMessageOf } from './callFailure.ts';
import { chunkCount, chunkLength, chunkRange } from './chunkPlan.ts';
import { uploadMessages } from './upload.messages.ts';
import type { UploadJob } from './uploadJob.ts';
import { FILE_SERVICE_CALLS, REGISTRATIONS, RETRY_INTERVAL } from './uploadLimits.ts';
import type { UploadEvent } from './uploadMachine.ts';
import { UNKNOWN_OUTCOME, type UploadRuntime, type UploadTransport } from './uploadTransport.ts';

export interface Registration<Destination> {
  identifier: string;
  name: string;
  size: number;
  destination: Destination;
}

export type Register<Destination> = (
  registration: Registration<Destination>,
  signal: AbortSignal,
) => Promise<unknown>;

interface CallsOptions<Destination> {
  transport: UploadTransport;
  register: Register<Destination>;
  runtime: UploadRuntime;
  dispatch(job: UploadJob<Destination>, event: UploadEvent): void;
  progressed(job: UploadJob<Destination>): void;
}

/** Creates the calls of an upload. Each reports its outcome to the machine, and none rejects. */
export function createUploadCalls<Destination>(options: CallsOptions<Destination>) {
  const { transport, register, runtime, dispatch, progressed } = options;
  const fileService = pLimit(FILE_SERVICE_CALLS);
  const registrations = pLimit(REGISTRATIONS);

  function wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = runtime.after(RETRY_INTERVAL, resolve);
      signal.addEventListener('abort', () => (stop(), reject(signal.reason)), { once: true });
    });
  }

  async function twice<Result>(signal: AbortSignal, call: () => Promise<Result>): Promise<Result> {
    const alive = () => (signal.throwIfAborted(), call());
    try {
      return await alive();
    } catch (error) {
      if (signal.aborted || !callMayRetry(failureStatus(error))) throw error;
      await wait(signal);
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
      const received = await twice(signal, () =>
        fileService(() => transport.receivedChunks(identifier, signal)),
      );
      return { identifier, received };
    } catch (error) {
      if (failureStatus(error) === 404) return null;
      throw error;
    }
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
      void sendAgainLater(job, chunk, failureStatus(error));
    }
  }

  async function sendAgainLater(job: UploadJob<Destination>, chunk: number, status: number): Promise<void> {
    const { signal } = job.run;
    dispatch(job, { type: 'chunkFailed', chunk, status });
    if (job.upload.chunks[chunk - 1] !== 'waiting') return;
    try {
      await wait(signal);
      const arrived = status === UNKNOWN_OUTCOME && (await hasArrived(job, chunk, signal));
      if (!signal.aborted) dispatch(job, { type: arrived ? 'chunkDelivered' : 'chunkDue', chunk });
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
    if (job.upload.identifier === null) return false;
    try {
      return (await transport.receivedChunks(job.upload.identifier, signal)).includes(chunk);
    } catch {
      return false;
    }
  }

  /** Commit, then register. A file that was committed before is only registered. */
  async function finish(job: UploadJob<Destination>): Promise<void> {
    const { identifier } = job.upload;
    const { signal } = job.run;
    const { name, size } = job.source;
    if (identifier === null) return;
    try {
      if (!job.upload.committed) {
        await twice(signal, () => fileService(() => transport.commit(identifier, name, signal)));
        dispatch(job, { type: 'committed' });
      }
      const registration = { identifier, name, size, destination: job.destination };
      await twice(signal, () => registrations(() => register(registration, signal)));
      dispatch(job, { type: 'registered' });
    } catch (error) {
      if (signal.aborted) return;
      const unknown = job.upload.committed ? uploadMessages.unconfirmed : uploadMessages.failureDefault;
      dispatch(job, { type: 'failed', reason: errorMessageOf(error) ?? unknown });
    }
  }

  return { identify, sendChunk, finish };
}
