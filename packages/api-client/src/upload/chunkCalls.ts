import { errorMessageOf, failureKind, failureStatus, hasCode, refusalMayPass } from './callFailure.ts';
import { chunkCount, chunkLength, chunkRange, chunkSizeOf, type ByteRange } from './chunkPlan.ts';
import { chunkSizeFor } from './line/chunkSizeFor.ts';
import { createChunkWatch } from './line/chunkWatch.ts';
import { createLine } from './line/line.ts';
import { uploadMessages } from './upload.messages.ts';
import type { CallsOptions } from './callsOptions.ts';
import type { UploadJob } from './uploadJob.ts';
import { SIMULTANEOUS_CHUNKS } from './uploadLimits.ts';
import { canReplan } from './uploadMachine.ts';
import { UNKNOWN_OUTCOME, type UploadSource } from './uploadTransport.ts';
import { waitToRetry } from './waitToRetry.ts';

interface ChunkCallsOptions<Destination> extends CallsOptions<Destination> {
  identify(job: UploadJob<Destination>): Promise<void>;
}

/** Creates the call that sends a chunk. It settles once other chunks may follow, and never rejects. */
export function createChunkCalls<Destination>(options: ChunkCallsOptions<Destination>) {
  const { transport, runtime, connection, dispatch, progressed, identify } = options;
  const line = createLine(() => runtime.now());
  const watchChunk = createChunkWatch({ line, runtime, connection, cutAnew });

  /** Cuts a file anew of which nothing has arrived. The server holds the old cut to its identifier. */
  function cutAnew(job: UploadJob<Destination>, chunkSize: number | null): void {
    job.run.abort();
    job.run = new AbortController();
    job.flying.clear();
    dispatch(job, { type: 'replanned', chunkSize });
    progressed(job);
    void identify(job);
  }

  async function sendChunk(job: UploadJob<Destination>, chunk: number): Promise<void> {
    const { identifier } = job.upload;
    const { signal } = job.run;
    const { size, name } = job.source;
    if (identifier === null) return;
    if (job.upload.chunkSize === null)
      dispatch(job, { type: 'planned', chunkSize: chunkSizeFor(size, line.speed()) });
    const plan = { size, chunkSize: chunkSizeOf(job.upload) };
    const range = chunkRange(plan, chunk);
    dispatch(job, { type: 'chunkStarted', chunk });
    try {
      await job.samples.take(range);
    } catch {
      return dispatch(job, { type: 'spoiled', reason: uploadMessages.fileChanged });
    }
    const watch = watchChunk(job, chunk);
    sampleAhead(job, chunk);
    try {
      await transport.sendChunk(
        {
          identifier,
          filename: name,
          chunk,
          totalChunks: chunkCount(plan),
          chunkSize: plan.chunkSize,
          totalSize: size,
          body: bodyOf(job.source, range),
        },
        (bytes) => {
          if (signal.aborted) return;
          watch.sent(Math.min(bytes, chunkLength(plan, chunk)));
          progressed(job);
        },
        signal,
      );
      watch.end('arrived');
      connection.renewPatience();
      job.flying.delete(chunk);
      progressed(job);
      dispatch(job, { type: 'chunkDelivered', chunk });
    } catch (error) {
      watch.end('lost');
      job.flying.delete(chunk);
      if (signal.aborted) return;
      progressed(job);
      await judge(job, chunk, error);
    }
  }

  /** Reads the samples of the next chunks while this one travels, so that no place is empty until they are read. */
  function sampleAhead({ samples, upload, source: { size } }: UploadJob<Destination>, chunk: number): void {
    const plan = { size, chunkSize: chunkSizeOf(upload) };
    const last = Math.min(chunk + SIMULTANEOUS_CHUNKS, chunkCount(plan));
    for (let next = chunk + 1; next <= last; next += 1) {
      // Sending the chunk reports the error.
      samples.take(chunkRange(plan, next)).catch(() => undefined);
    }
  }

  /** Decides what a failure means. Until then it keeps its place, so that no other chunk fails in it. */
  async function judge(job: UploadJob<Destination>, chunk: number, error: unknown): Promise<void> {
    const { signal } = job.run;
    const status = failureStatus(error);
    // The browser reports a file that it may no longer read like a lost connection.
    const spoiled =
      hasCode(error, 'chunkDiffers') || (status === UNKNOWN_OUTCOME && !(await job.samples.isReadable()));
    if (signal.aborted) return;
    if (spoiled) return dispatch(job, { type: 'spoiled', reason: uploadMessages.fileChanged });
    if (hasCode(error, 'uploadPlanDiffers') && canReplan(job.upload) && !job.startedOver) {
      // How the file was cut got lost with the last page.
      job.startedOver = true;
      return cutAnew(job, null);
    }
    const cutOff = await connection.holds(error);
    if (signal.aborted) return;
    const next = cutOff && job.upload.chunks[chunk - 1] === 'sending' ? 'missing' : 'due';
    const kind = failureKind(error);
    // A server that stays busy has refused, too.
    if (!cutOff && (kind === 'refused' || kind === 'busy')) {
      const reason = errorMessageOf(error) ?? uploadMessages.failureDefault;
      return dispatch(job, { type: 'chunkRefused', chunk, reason, retryable: refusalMayPass(error) });
    }
    dispatch(job, cutOff ? { type: 'chunkCutOff', chunk } : { type: 'chunkFailed', chunk, status });
    if (job.upload.chunks[chunk - 1] === 'waiting') void sendAgainLater(job, chunk, { error, cutOff, next });
  }

  async function sendAgainLater(
    job: UploadJob<Destination>,
    chunk: number,
    { error, cutOff, next }: { error: unknown; cutOff: boolean; next: 'missing' | 'due' },
  ): Promise<void> {
    const { signal } = job.run;
    try {
      await (cutOff ? connection.opened(signal) : waitToRetry(runtime, signal, error));
      const unknown = failureStatus(error) === UNKNOWN_OUTCOME;
      const arrived = unknown && (await hasArrived(job, chunk, signal));
      if (signal.aborted) return;
      dispatch(job, arrived ? { type: 'chunkDelivered', chunk } : { type: 'chunkDue', chunk, next });
    } catch {
      // Only an abort or the loss of the server ends the wait, and that has already been reported.
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
      return (await connection.whileOpen(signal, call)).includes(chunk);
    } catch {
      return false;
    }
  }

  return sendChunk;
}

/** The bytes of a chunk. A file of one chunk is not cut: with hundreds of small files the slices would be felt. */
function bodyOf(source: UploadSource, { start, end }: ByteRange): Blob {
  const isWhole = start === 0 && end === source.size;
  return isWhole && source instanceof Blob ? source : source.slice(start, end);
}
