import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { randomBytes } from 'node:crypto';
import type { BenchAccess } from './page.ts';

const block = [0, 1, 2, 3, 4, 5];

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

async function freeBlock(): Promise<number> {
  for (let port = 41_000; port < 60_000; port += 10) {
    const free = await Promise.all(block.map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
  throw new Error('Six neighbouring free ports were not found on 127.0.0.1.');
}

export interface BenchSystem {
  access: BenchAccess;
  /** A file of random bytes, of the size that was asked for. */
  file: string;
  stop(): Promise<void>;
}

async function makeFile(file: string, mebibytes: number): Promise<void> {
  const handle = await open(file, 'w');
  const block1 = randomBytes(1024 * 1024);
  for (let written = 0; written < mebibytes; written += 1) await handle.write(block1);
  await handle.sync();
  await handle.close();
}

/** Starts the server in a process and folder of its own, with demo data. */
export async function startBenchSystem(mebibytes: number): Promise<BenchSystem> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-bench-'));
  const child = spawn(
    process.execPath,
    ['--conditions=@countersign/source', path.join(import.meta.dirname, 'benchServer.ts')],
    {
      env: { ...process.env, PORT: String(await freeBlock()), DATA_DIR: folder, LOG_LEVEL: 'error' },
      // The server ends with this pipe, and so with us, however we end.
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const access = await new Promise<BenchAccess>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":')) resolve(JSON.parse(line).ready);
    });
    void ended.then(() => reject(new Error('The bench server ended before it was ready.')));
  });
  const file = path.join(folder, 'large.zip');
  await makeFile(file, mebibytes);
  return {
    access,
    file,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
