import { Problem } from '../../errors.ts';

/** The fields of flow.js that come with a chunk. */
export interface ChunkFields {
  /** From 1. */
  chunk: number;
  totalChunks: number;
  /** Bytes of every chunk but the last. */
  chunkSize: number;
  /** Bytes of this chunk. */
  size: number;
  /** Bytes of the file. */
  totalSize: number;
  identifier: string;
}

/** The largest chunk that is taken, in bytes. Ours are 5 MiB; flow.js may double its last one. */
export const largestChunk = 16 * 1024 * 1024;
/** The smallest chunk of several, in bytes: each is a row, and names all that came in its answer. */
export const smallestChunk = 64 * 1024;
/** The most chunks of a file: a file of 50 GB in chunks of ours. */
const mostChunks = 10_000;

function wholeNumber(fields: ReadonlyMap<string, string>, name: string, most: number): number {
  const text = fields.get(name) ?? '';
  const value = /^\d{1,16}$/u.test(text) ? Number(text) : 0;
  if (value < 1 || value > most)
    throw new Problem('requestInvalid', {
      errors: [{ path: `/body/${name}`, message: `must be a whole number from 1 to ${most}` }],
    });
  return value;
}

/**
 * Reads and checks the fields of a chunk: each must have exactly the size that its place in the file
 * asks for, so that the chunks of a file cannot add up to anything but the file.
 *
 * @throws Problem 400, or 413 for a chunk over the limit.
 */
export function readChunkFields(fields: ReadonlyMap<string, string>): ChunkFields {
  const identifier = fields.get('flowIdentifier') ?? '';
  if (!/^[A-Za-z0-9_-]{1,100}$/u.test(identifier)) throw new Problem('uploadNotFound');
  const size = wholeNumber(fields, 'flowCurrentChunkSize', Number.MAX_SAFE_INTEGER);
  if (size > largestChunk) throw new Problem('chunkTooLarge');
  const read: ChunkFields = {
    identifier,
    size,
    chunk: wholeNumber(fields, 'flowChunkNumber', mostChunks),
    totalChunks: wholeNumber(fields, 'flowTotalChunks', mostChunks),
    chunkSize: wholeNumber(fields, 'flowChunkSize', Number.MAX_SAFE_INTEGER),
    totalSize: wholeNumber(fields, 'flowTotalSize', Number.MAX_SAFE_INTEGER),
  };
  if (read.totalChunks > 1 && read.chunkSize < smallestChunk) throw new Problem('uploadPlanDiffers');
  if (read.size !== expectedSize(read)) throw new Problem('uploadPlanDiffers');
  return read;
}

function expectedSize({ chunk, totalChunks, chunkSize, totalSize }: ChunkFields): number {
  if (chunk > totalChunks) return -1;
  return chunk < totalChunks ? chunkSize : totalSize - (totalChunks - 1) * chunkSize;
}
