import {
  CHUNK_SIZE,
  CHUNK_TIME,
  LOOK_AT_CHUNK,
  MOST_SMALL_CHUNKS,
  SIMULTANEOUS_CHUNKS,
  SLOW_CHUNK_TIME,
  SMALLEST_CHUNK,
} from './uploadLimits.ts';

/** All sizes, ascending: powers of two, and the usual one. */
const sizes: readonly number[] = [1, 2, 4, 8].map((times) => times * SMALLEST_CHUNK).concat(CHUNK_SIZE);

/**
 * Bytes of the chunks of a file of `size` bytes: the largest that arrive in time when the line is shared by as many as
 * may travel, but not so small that there are too many of them.
 * @param speed what the line carries, in bytes a second; null if that is unknown
 */
export function chunkSizeFor(size: number, speed: number | null): number {
  if (speed === null) return CHUNK_SIZE;
  const arrives = (speed * CHUNK_TIME) / 1_000 / SIMULTANEOUS_CHUNKS;
  const least = size / MOST_SMALL_CHUNKS;
  const fitting = sizes.filter((each) => each <= arrives).at(-1) ?? SMALLEST_CHUNK;
  return Math.max(fitting, sizes.find((each) => each >= least) ?? CHUNK_SIZE);
}

/** Milliseconds that a chunk takes of which so many bytes leave between two looks. */
function timeOf(length: number, gained: number): number {
  return (length / gained) * LOOK_AT_CHUNK;
}

/**
 * Whether a chunk is so slow that its file is better cut anew.
 * @param gained bytes of it that have left since the last look
 */
export function isTooSlow(length: number, gained: number): boolean {
  return timeOf(length, gained) > SLOW_CHUNK_TIME;
}

/**
 * Whether half of a chunk can have arrived, so that cutting its file anew loses more than it gains.
 * @param gained bytes that leave between two looks
 * @param elapsed milliseconds since its first bytes left
 */
export function mayBeHalfDone(length: number, gained: number, elapsed: number): boolean {
  return elapsed >= timeOf(length, gained) / 2;
}
