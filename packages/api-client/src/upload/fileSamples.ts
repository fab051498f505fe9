import type { ByteRange } from './chunkPlan.ts';
import type { UploadSource } from './uploadTransport.ts';

/** Bytes of each chunk that are read again before the file is committed. */
const SAMPLE_SIZE = 256;

/**
 * Remembers a few bytes of each chunk as it was sent, because a file can change while it uploads, and its chunks
 * would then be of two different files.
 */
export interface FileSamples {
  /** Remembers the start of a chunk; without effect if it is known. Rejects if the file cannot be read. */
  take(chunk: ByteRange): Promise<void>;
  /** Whether the file still starts its chunks as they were sent; at once for a file of one chunk, which is read at once. */
  stillMatch(): Promise<boolean>;
  /** The same, and whether the browser still reads the file at all. */
  isReadable(): Promise<boolean>;
}

export function createFileSamples(source: UploadSource): FileSamples {
  /** By the place in the file, which means the same however it is cut. */
  const taken = new Map<number, string>();

  async function read(start: number): Promise<string> {
    const bytes = await source.slice(start, Math.min(start + SAMPLE_SIZE, source.size)).arrayBuffer();
    return new Uint8Array(bytes).join();
  }

  async function stillMatch(): Promise<boolean> {
    try {
      const now = await Promise.all([...taken].map(async ([start, then]) => (await read(start)) === then));
      return now.every((same) => same);
    } catch {
      return false;
    }
  }

  return {
    async take({ start, end }) {
      const isWhole = start === 0 && end === source.size;
      if (!isWhole && !taken.has(start)) taken.set(start, await read(start));
    },
    stillMatch,
    async isReadable() {
      try {
        // Browsers refuse to read a file that was written to since it was selected, whatever its bytes are.
        await read(0);
      } catch {
        return false;
      }
      return stillMatch();
    },
  };
}
