import type { FileHandle } from 'node:fs/promises';

/** How much is gathered before it is handed to the disk, in bytes. */
const batchSize = 512 * 1024;

/** How `writeAt` deals with what arrives. */
interface WriteOptions {
  /** Called with each piece that was written, and is not needed any more. */
  written?: (piece: Uint8Array) => void;
}

async function writeAll(handle: FileHandle, pieces: readonly Uint8Array[], at: number): Promise<void> {
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const { bytesWritten } = await handle.writev(pieces, at);
  if (bytesWritten === size) return;
  // A short write is rare (a disk that fills up): the rest goes as one piece, over and over.
  const rest = Buffer.concat(pieces).subarray(bytesWritten);
  for (let done = 0; done < rest.length;) {
    const more = await handle.write(rest, done, rest.length - done, at + bytesWritten + done);
    done += more.bytesWritten;
  }
}

/**
 * Writes what arrives from `start` on, without copying it: one batch is on its way to the disk while the next
 * one is gathered, so that never more than two are in memory. Returns the bytes written.
 */
export async function writeAt(
  handle: FileHandle,
  start: number,
  source: AsyncIterable<Uint8Array>,
  { written = () => undefined }: WriteOptions = {},
): Promise<number> {
  let writing: Promise<void> = Promise.resolve();
  let pieces: Uint8Array[] = [];
  let gathered = 0;
  let at = start;
  const flush = async () => {
    await writing;
    if (gathered === 0) return;
    const batch = pieces;
    writing = writeAll(handle, batch, at).then(() => batch.forEach(written));
    // Awaited below; must not count as unhandled meanwhile.
    writing.catch(() => undefined);
    at += gathered;
    pieces = [];
    gathered = 0;
  };
  try {
    for await (const piece of source) {
      pieces.push(piece);
      gathered += piece.length;
      if (gathered >= batchSize) await flush();
    }
    await flush();
  } finally {
    await writing.catch(() => undefined);
  }
  await writing;
  return at - start;
}
