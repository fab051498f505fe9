import type { FilesOperations } from '@countersign/api-client/contract';
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
/** The smallest chunk of several, in bytes: each is a row, and names all that came in its response. */
export const smallestChunk = 64 * 1024;
type Form = FilesOperations['uploadChunk']['requestBody']['content']['multipart/form-data'];

/** The fields that were checked against the contract, as its types have them. */
function isForm(fields: Record<string, unknown>): fields is Record<string, unknown> & Form {
  return typeof fields['flowChunkNumber'] === 'number';
}

/**
 * Reads the fields of a chunk, which the contract checked: each must have exactly the size that its place in the file
 * asks for, so that the chunks of a file cannot add up to anything but the file.
 *
 * @throws Problem 413 for a chunk over the limit, 422 for one of another plan.
 */
export function readChunkFields(fields: Record<string, unknown>): ChunkFields {
  if (!isForm(fields)) throw new Error('A form that does not fit its contract is refused before.');
  const read: ChunkFields = {
    identifier: fields.flowIdentifier,
    size: fields.flowCurrentChunkSize,
    chunk: fields.flowChunkNumber,
    totalChunks: fields.flowTotalChunks,
    chunkSize: fields.flowChunkSize,
    totalSize: fields.flowTotalSize,
  };
  if (Math.max(read.size, read.chunkSize) > largestChunk) throw new Problem('chunkTooLarge');
  if (read.totalChunks > 1 && read.chunkSize < smallestChunk) throw new Problem('uploadPlanDiffers');
  // A plan whose last chunk can never be taken would only keep room on the disk.
  const last = lastSize(read);
  if (last < 1 || last > largestChunk) throw new Problem('uploadPlanDiffers');
  if (read.size !== expectedSize(read)) throw new Problem('uploadPlanDiffers');
  return read;
}

function lastSize({ totalChunks, chunkSize, totalSize }: ChunkFields): number {
  return totalSize - (totalChunks - 1) * chunkSize;
}

function expectedSize(plan: ChunkFields): number {
  if (plan.chunk > plan.totalChunks) return -1;
  return plan.chunk < plan.totalChunks ? plan.chunkSize : lastSize(plan);
}
