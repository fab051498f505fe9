import pLimit from 'p-limit';
import { sha256Of } from './sha256.ts';
import type { KnownDocument } from './uploadMachine.ts';
import type { UploadSource } from './uploadTransport.ts';

/** For each file the document that it already is, as soon as it is known; null for none. May reject. */
export type Recognise<Destination> = (
  files: readonly UploadSource[],
  destination: Destination,
) => readonly Promise<KnownDocument | null>[];

/** A document with a version of the size of a file. */
export interface SameSizeDocument extends KnownDocument {
  readonly size: number;
  readonly sha256: string;
}

/** Sizes in one question. */
const BATCH = 200;
/** Milliseconds until files go on without the answer. */
const PATIENCE = 5_000;
/** Larger files are not read as a whole, in bytes: the browser digests only what is in memory. */
const LARGEST = 256 * 1024 * 1024;

/**
 * Recognises files that are documents already. Most have a size of their own; only a file that shares it with a document
 * is read and digested, one at a time.
 */
export function createRecogniser<Destination>(
  sameSize: (
    sizes: readonly number[],
    destination: Destination,
    signal: AbortSignal,
  ) => Promise<readonly SameSizeDocument[]>,
): Recognise<Destination> {
  const digesting = pLimit(1);

  async function listed(files: readonly UploadSource[], destination: Destination) {
    const sizes = [...new Set(files.map(({ size }) => size))].filter((size) => size <= LARGEST);
    const signal = AbortSignal.timeout(PATIENCE);
    const batches = Array.from({ length: Math.ceil(sizes.length / BATCH) }, (_, index) =>
      sameSize(sizes.slice(index * BATCH, (index + 1) * BATCH), destination, signal),
    );
    return Map.groupBy((await Promise.all(batches)).flat(), ({ size }) => size);
  }

  return (files, destination) => {
    const documents = listed(files, destination);
    return files.map(async (file) => {
      const candidates = (await documents).get(file.size) ?? [];
      if (candidates.length === 0) return null;
      const digest = await digesting(() => sha256Of(file.slice(0, file.size)));
      const found = candidates.find(({ sha256 }) => sha256 === digest);
      return found === undefined ? null : { id: found.id, name: found.name, created: found.created };
    });
  };
}
