import type { ByteRange } from './chunkPlan.ts';
import type { UploadSource } from './uploadTransport.ts';

/** Bytes of each chunk that are read again before the file is committed. */
const SAMPLE_SIZE = 256;

/**
 * Remembers a few bytes of each chunk from before it was sent, because a file can change while it uploads, and its
 * chunks would then be of two different files.
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
  const taken = new Map<number, Promise<Uint8Array>>();

  function slice(start: number): Blob {
    return source.slice(start, Math.min(start + SAMPLE_SIZE, source.size));
  }

  async function stillMatch(): Promise<boolean> {
    if (taken.size === 0) return true;
    try {
      const then = await Promise.all(taken.values());
      // One read of all pieces: while chunks travel, each read waits tens of milliseconds for the browser.
      const now = await bytesOf(new Blob([...taken.keys()].map(slice)));
      return isMadeOf(now, then);
    } catch {
      return false;
    }
  }

  return {
    async take({ start, end }) {
      const isWhole = start === 0 && end === source.size;
      if (isWhole) return;
      const reading = taken.get(start) ?? bytesOf(slice(start));
      taken.set(start, reading);
      await reading;
    },
    stillMatch,
    async isReadable() {
      try {
        // Browsers refuse to read a file that was written to since it was selected, whatever its bytes are.
        await bytesOf(slice(0));
      } catch {
        return false;
      }
      return stillMatch();
    },
  };
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** Whether bytes are those of all pieces, one after the other. */
function isMadeOf(bytes: Uint8Array, pieces: readonly Uint8Array[]): boolean {
  let at = 0;
  for (const piece of pieces) {
    const offset = at;
    if (!piece.every((byte, index) => bytes[offset + index] === byte)) return false;
    at += piece.length;
  }
  return at === bytes.length;
}
