import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { SLICE, type DigestReply, type DigestRequest } from './digestSlices.ts';

const readSize = 1024 * 1024;
const buffer = Buffer.allocUnsafe(readSize);

interface OpenFile {
  descriptor: number;
  hash: Hash;
}

/** Files of which a part was read. */
const files = new Map<number, OpenFile>();

function open({ id, path }: DigestRequest): OpenFile {
  const file = files.get(id) ?? { descriptor: openSync(path, 'r'), hash: createHash('sha256') };
  files.set(id, file);
  return file;
}

function close(id: number): void {
  const file = files.get(id);
  files.delete(id);
  if (file !== undefined) closeSync(file.descriptor);
}

/** Reads the next slice; returns the digest when the file is over, and null before. */
function readSlice({ descriptor, hash }: OpenFile): string | null {
  for (let done = 0; done < SLICE;) {
    const length = readSync(descriptor, buffer);
    if (length === 0) return hash.digest('hex');
    hash.update(buffer.subarray(0, length));
    done += length;
  }
  return null;
}

function answer(request: DigestRequest): DigestReply {
  const { id } = request;
  try {
    const sha256 = readSlice(open(request));
    if (sha256 !== null) close(id);
    return { id, sha256 };
  } catch (error) {
    close(id);
    return { id, fault: String(error) };
  }
}

// On Linux a priority belongs to the thread; elsewhere it would slow the whole process down.
if (workerData === 'low' && process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);
parentPort?.on('message', (request: DigestRequest) => {
  if (request.isDropped) close(request.id);
  else parentPort?.postMessage(answer(request));
});
