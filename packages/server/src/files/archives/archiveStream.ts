import { Zip, ZipPassThrough } from 'fflate';
import type { App } from '../../app.ts';
import { requireIntact } from '../../domain/intactBlobs.ts';
import type { DigestAsker } from '../blobs/blobStore.ts';
import type { ArchiveEntry } from '../../store/schemaJobs.ts';

/*
 * Documents are stored, not compressed: nearly all are of formats that are compressed already, and so the size of the
 * archive is known before its first byte. A download that breaks off is then seen to be incomplete by any client.
 */

/** Bytes of the parts of an archive beside names and contents, as the format has them. */
const headers = { local: 30, descriptor: 16, central: 46, end: 22 };

/** The size of an archive in bytes. */
export function archiveSize(entries: readonly Pick<ArchiveEntry, 'name' | 'size'>[]): number {
  const { local, descriptor, central, end } = headers;
  return entries.reduce(
    (sum, { name, size }) => sum + local + descriptor + central + 2 * Buffer.byteLength(name) + size,
    end,
  );
}

async function* contents(app: App, entry: ArchiveEntry, asker: DigestAsker): AsyncIterable<Uint8Array> {
  if (entry.blobKey === null) {
    yield new TextEncoder().encode(entry.text);
    return;
  }
  await requireIntact(app, { key: entry.blobKey, sha256: entry.sha256 }, asker);
  yield* app.blobs.stream(entry.blobKey);
}

/**
 * Writes an archive piece by piece; only the pieces that nobody has taken yet are in memory.
 *
 * @throws for a file that is gone or damaged meanwhile: what was written is then no archive, for it lacks its end
 */
export async function* writeArchive(
  app: App,
  entries: readonly ArchiveEntry[],
  asker: DigestAsker,
): AsyncGenerator<Uint8Array, void> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    written.push(piece);
  });
  for (const entry of entries) {
    const file = new ZipPassThrough(entry.name);
    file.mtime = entry.modified;
    zip.add(file);
    let size = 0;
    for await (const piece of contents(app, entry, asker)) {
      size += piece.length;
      file.push(piece);
      yield* written.splice(0);
    }
    if (size !== entry.size)
      throw new Error(`The stored file ${entry.blobKey} has another size than its row.`);
    file.push(new Uint8Array(0), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
