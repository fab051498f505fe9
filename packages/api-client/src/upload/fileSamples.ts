import { chunkCount, chunkRange } from './chunkPlan.ts';
import type { UploadSource } from './uploadTransport.ts';

/** Bytes of each chunk that are read again before the file is committed. */
const SAMPLE_SIZE = 256;

/**
 * Remembers a few bytes of each chunk as it was sent, because a file can change while it uploads, and its chunks
 * would then be of two different files.
 */
export interface FileSamples {
  /** Remembers the start of a chunk, from 1; without effect if it is known. Rejects if the file cannot be read. */
  take(chunk: number): Promise<void>;
  /** Whether the file can be read and still starts its chunks as they were sent. */
  stillMatch(): Promise<boolean>;
}

export function createFileSamples(source: UploadSource): FileSamples {
  const taken = new Map<number, string>();
  // The one chunk of a small file is read at once.
  const several = chunkCount(source.size) > 1;

  async function read(chunk: number): Promise<string> {
    const { start, end } = chunkRange(source.size, chunk);
    const bytes = await source.slice(start, Math.min(start + SAMPLE_SIZE, end)).arrayBuffer();
    return new Uint8Array(bytes).join();
  }

  return {
    async take(chunk) {
      if (several && !taken.has(chunk)) taken.set(chunk, await read(chunk));
    },
    async stillMatch() {
      try {
        // Browsers refuse to read a file that was written to since it was selected, whatever its bytes are.
        if (taken.size === 0) await read(1);
        const now = await Promise.all([...taken].map(async ([chunk, then]) => (await read(chunk)) === then));
        return now.every((same) => same);
      } catch {
        return false;
      }
    },
  };
}
