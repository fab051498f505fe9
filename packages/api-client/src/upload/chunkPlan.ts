import { CHUNK_SIZE } from './uploadLimits.ts';

/** Half-open byte range of a chunk. */
export interface ByteRange {
  start: number;
  end: number;
}

/** How a file is cut. */
export interface ChunkPlan {
  /** Bytes of the file. */
  readonly size: number;
  /** Bytes of every chunk but the last; null while it is open, which counts as the usual size. */
  readonly chunkSize: number | null;
}

export function chunkSizeOf({ chunkSize }: Pick<ChunkPlan, 'chunkSize'>): number {
  return chunkSize ?? CHUNK_SIZE;
}

/** Number of chunks of a file. */
export function chunkCount(plan: ChunkPlan): number {
  return Math.ceil(plan.size / chunkSizeOf(plan));
}

/** Range of a chunk; `chunk` counts from 1, as on the wire. */
export function chunkRange(plan: ChunkPlan, chunk: number): ByteRange {
  const length = chunkSizeOf(plan);
  return { start: (chunk - 1) * length, end: Math.min(chunk * length, plan.size) };
}

export function chunkLength(plan: ChunkPlan, chunk: number): number {
  const { start, end } = chunkRange(plan, chunk);
  return end - start;
}
