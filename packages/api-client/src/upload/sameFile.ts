import { chunkRange, type ChunkPlan } from './chunkPlan.ts';
import { sha256Of } from './sha256.ts';
import type { ChunkDigest, UploadSource } from './uploadTransport.ts';

/** Whether a file looks like the one that an upload began with, without reading it. */
export function looksLike(file: UploadSource, before: UploadSource): boolean {
  return (
    file.name === before.name &&
    file.size === before.size &&
    (file.lastModified ?? 0) === (before.lastModified ?? 0)
  );
}

/**
 * Whether a file has the bytes that the server holds of an upload.
 *
 * @param plan how the upload cuts it
 * @param digests asks for the digests of stored chunks from a number on
 */
export async function hasStoredBytes(
  file: UploadSource,
  plan: Pick<ChunkPlan, 'chunkSize'>,
  digests: (from: number) => Promise<readonly ChunkDigest[]>,
): Promise<boolean> {
  for (let from = 1; ;) {
    const some = await digests(from);
    const last = some.at(-1);
    if (last === undefined) return true;
    for (const { chunk, sha256 } of some) {
      const { start, end } = chunkRange({ ...plan, size: file.size }, chunk);
      if ((await sha256Of(file.slice(start, end))) !== sha256) return false;
    }
    from = last.chunk + 1;
  }
}
