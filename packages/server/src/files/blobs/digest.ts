import { Worker } from 'node:worker_threads';
import type { DigestAsker } from './blobStore.ts';
import { SLICE, type DigestReply, type DigestRequest } from './digestSlices.ts';
import { DigestTurns, type SlicedFile } from './digestTurns.ts';

/** No one waited any longer for the digest of a file. */
export class DigestAbandoned extends Error {
  constructor() {
    super('Nobody waits for this digest any more.');
    this.name = 'DigestAbandoned';
  }
}

interface Waiting {
  isGone: () => boolean;
  resolve: (sha256: string) => void;
  reject: (error: Error) => void;
}

interface DigestFile extends SlicedFile {
  id: number;
  path: string;
  waiting: Waiting[];
}

/** How urgent a digest is: whether a user waits for it. */
export type DigestPriority = 'low' | 'normal';

/** @param size Of the file, in bytes. */
type Digest = (path: string, size: number, asker?: DigestAsker) => Promise<string>;

function createDigester(priority: DigestPriority): Digest {
  const files = new Map<string, DigestFile>();
  const turns = new DigestTurns<DigestFile>();
  let worker: Worker | null = null;
  let busy: DigestFile | null = null;
  let nextId = 1;

  function settle(file: DigestFile, outcome: (one: Waiting) => void): void {
    files.delete(file.path);
    turns.remove(file);
    for (const one of file.waiting) outcome(one);
  }

  function hear(reply: DigestReply): void {
    const file = busy;
    busy = null;
    if (file === null) return;
    if ('fault' in reply) settle(file, ({ reject }) => reject(new Error(reply.fault)));
    else if (reply.sha256 === null) file.left = Math.max(0, file.left - SLICE);
    else settleWith(file, reply.sha256);
    advance();
  }

  function settleWith(file: DigestFile, sha256: string): void {
    settle(file, ({ resolve }) => resolve(sha256));
  }

  function start(): Worker {
    const started = new Worker(new URL('./digestWorker.ts', import.meta.url), { workerData: priority });
    // Shutdown does not wait for a digest: the sweep finds missing ones.
    started.unref();
    started.on('message', hear);
    started.on('error', (error: Error) => {
      worker = null;
      busy = null;
      for (const file of [...files.values()]) settle(file, ({ reject }) => reject(error));
    });
    return started;
  }

  function request({ id, path }: DigestFile, isDropped: boolean): void {
    worker ??= start();
    worker.postMessage({ id, path, isDropped } satisfies DigestRequest);
  }

  /** Has the next slice read; files that nobody waits for any more are dropped. */
  function advance(): void {
    for (let file = turns.next(); file !== null; file = turns.next()) {
      if (file.waiting.every(({ isGone }) => isGone())) {
        settle(file, ({ reject }) => reject(new DigestAbandoned()));
        request(file, true);
        continue;
      }
      busy = file;
      request(file, false);
      return;
    }
  }

  return (path, size, { firmId = null, isGone = () => false } = {}) =>
    new Promise((resolve, reject) => {
      const file = files.get(path) ?? { id: nextId++, path, firmId, left: size, waiting: [] };
      file.waiting.push({ isGone, resolve, reject });
      if (files.has(path)) return;
      files.set(path, file);
      turns.add(file);
      if (busy === null) advance();
    });
}

/**
 * SHA-256 of a file, in lower-case hexadecimal. Computed on one thread of the lowest priority: hashing is slower than
 * most disks, and must not hold up requests or uploads. Files are read in slices, and firms take turns. Rejects with
 * DigestAbandoned when all who asked are gone.
 */
export const digestFile = createDigester('low');

/** The same for a user who waits: on a thread of its own, which is not behind the files that were just uploaded. */
export const digestFileNow = createDigester('normal');
