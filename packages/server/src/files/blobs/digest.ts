import { Worker } from 'node:worker_threads';

/** What the worker returns for the path it was given. */
export type DigestReply = { path: string; sha256: string } | { path: string; fault: string };

interface Waiting {
  resolve: (sha256: string) => void;
  reject: (error: Error) => void;
}

/** How urgent a digest is: whether a user waits for it. */
export type DigestPriority = 'low' | 'normal';

function createDigester(priority: DigestPriority): (path: string) => Promise<string> {
  let worker: Worker | null = null;
  const waiting = new Map<string, Waiting[]>();

  function settle(path: string, outcome: (one: Waiting) => void): void {
    const asked = waiting.get(path) ?? [];
    waiting.delete(path);
    for (const one of asked) outcome(one);
  }

  function start(): Worker {
    const started = new Worker(new URL('./digestWorker.ts', import.meta.url), { workerData: priority });
    // Shutdown does not wait for a digest: the sweep finds missing ones.
    started.unref();
    started.on('message', (reply: DigestReply) => {
      settle(reply.path, (one) =>
        'sha256' in reply ? one.resolve(reply.sha256) : one.reject(new Error(reply.fault)),
      );
    });
    started.on('error', (error: Error) => {
      worker = null;
      for (const path of [...waiting.keys()]) settle(path, (one) => one.reject(error));
    });
    return started;
  }

  return (path) =>
    new Promise((resolve, reject) => {
      const asked = waiting.get(path);
      if (asked) {
        asked.push({ resolve, reject });
        return;
      }
      waiting.set(path, [{ resolve, reject }]);
      worker ??= start();
      worker.postMessage(path);
    });
}

/**
 * SHA-256 of a file, in lower-case hexadecimal. Computed one file at a time on one thread of the lowest priority:
 * hashing is slower than most disks, and must not hold up requests or uploads.
 */
export const digestFile = createDigester('low');

/** The same for a user who waits: on a thread of its own, which is not behind the files that were just uploaded. */
export const digestFileNow = createDigester('normal');
