import { CHUNK_SIZE } from './uploadLimits.ts';

/** Half-open byte range of a chunk. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Number of chunks that a file of `size` bytes is cut into. */
export function chunkCount(size: number): number {
  return Math.ceil(size / CHUNK_SIZE);
}

/** Range of a chunk; `chunk` counts from 1, as on the wire. */
export function chunkRange(size: number, chunk: number): ByteRange {
  return { start: (chunk - 1) * CHUNK_SIZE, end: Math.min(chunk * CHUNK_SIZE, size) };
}

export function chunkLength(size: number, chunk: number): number {
  const { start, end } = chunkRange(size, chunk);
  return end - start;
}
