import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { DigestReply } from './digest.ts';

const readSize = 1024 * 1024;

function digest(path: string): string {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(readSize);
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const length = readSync(file, buffer);
      if (length === 0) return hash.digest('hex');
      hash.update(buffer.subarray(0, length));
    }
  } finally {
    closeSync(file);
  }
}

function answer(path: string): DigestReply {
  try {
    return { path, sha256: digest(path) };
  } catch (error) {
    return { path, fault: String(error) };
  }
}

// On Linux a priority belongs to the thread; elsewhere it would slow the whole process down.
if (workerData === 'low' && process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);
parentPort?.on('message', (path: string) => parentPort?.postMessage(answer(path)));
