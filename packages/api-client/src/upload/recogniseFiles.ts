import pLimit from 'p-limit';
import { sha256Of } from './sha256.ts';
import type { KnownDocument, KnownFile } from './uploadState.ts';
import type { UploadSource } from './uploadTransport.ts';

/**
 * For each file what it already is: a document, or a file before it in the same list; null for neither. Each is answered
 * as soon as it is known. May reject.
 */
export type Recognise<Destination> = (
  files: readonly UploadSource[],
  destination: Destination,
) => readonly Promise<KnownFile | null>[];

/** A document with a version of the size of a file. */
export interface SameSizeDocument extends KnownDocument {
  readonly size: number;
  readonly sha256: string;
}

/** Sizes in one question. */
const BATCH = 200;
/** Milliseconds to wait for the response before uploading. */
const PATIENCE = 5_000;
/** Larger files are not read as a whole, in bytes: the browser digests only what is in memory. */
const LARGEST = 256 * 1024 * 1024;

/** Names that differ in nothing that users see, or in capital letters alone, are the same. */
function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/**
 * Recognises files that are documents already, and files that were added twice. Most have a size of their own; only a
 * file that shares it with a document or with another file is read and digested, one at a time.
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
    const sameSized = Map.groupBy(files, ({ size }) => size);
    const digests = new Map<UploadSource, Promise<string>>();

    function digestOf(file: UploadSource): Promise<string> {
      const digest = digests.get(file) ?? digesting(() => sha256Of(file.slice(0, file.size)));
      digests.set(file, digest);
      return digest;
    }

    async function documentOf(file: UploadSource): Promise<KnownDocument | null> {
      // Without this list, files can still be compared with each other.
      const candidates = (await documents.catch(() => null))?.get(file.size) ?? [];
      if (candidates.length === 0) return null;
      const digest = await digestOf(file);
      // Newest first; of the same bytes under several names, the one that the user means.
      const same = candidates.filter(({ sha256 }) => sha256 === digest);
      const found = same.find(({ name }) => nameKey(name) === nameKey(file.name)) ?? same[0];
      return found === undefined ? null : { id: found.id, name: found.name, created: found.created };
    }

    async function earlierOf(file: UploadSource): Promise<KnownFile | null> {
      if (file.size > LARGEST) return null;
      const all = sameSized.get(file.size) ?? [];
      for (const other of all.slice(0, all.indexOf(file))) {
        // The other may be unreadable, which says nothing of this one.
        const digest = await digestOf(other).catch(() => null);
        if (digest === (await digestOf(file))) return { id: null, name: other.name, created: null };
      }
      return null;
    }

    return files.map(async (file) => (await documentOf(file)) ?? (await earlierOf(file)));
  };
}
