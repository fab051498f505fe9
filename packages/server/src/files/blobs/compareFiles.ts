import type { FileHandle } from 'node:fs/promises';

const readSize = 1024 * 1024;

async function readFully(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await handle.read(buffer, done, length - done, at + done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return buffer.subarray(0, done);
}

/** Whether `length` bytes of two files are the same, without holding them in memory. */
export async function sameRange(
  first: FileHandle,
  firstAt: number,
  second: FileHandle,
  secondAt: number,
  length: number,
): Promise<boolean> {
  for (let done = 0; done < length; done += readSize) {
    const size = Math.min(readSize, length - done);
    const [one, other] = [
      await readFully(first, firstAt + done, size),
      await readFully(second, secondAt + done, size),
    ];
    if (one.length !== size || !one.equals(other)) return false;
  }
  return true;
}
