import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { randomBytes } from 'node:crypto';
import { freeBlock } from '../../../../tools/run/freeBlock.ts';
import type { BenchAccess } from './page.ts';

export interface BenchSystem {
  access: BenchAccess;
  /** A file of random bytes, of the size that was asked for. */
  file: string;
  /** Resident memory of the server's process now, in bytes. */
  memory(): number;
  /** Ends the server in the middle of what it does, and starts it again in its folder. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

async function makeFile(file: string, mebibytes: number): Promise<void> {
  const handle = await open(file, 'w');
  const block = randomBytes(1024 * 1024);
  for (let written = 0; written < mebibytes; written += 1) await handle.write(block);
  await handle.sync();
  await handle.close();
}

function residentMemory(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) * 1024;
}

/** Starts the server in a process and folder of its own, with demo data. */
export async function startBenchSystem(mebibytes: number): Promise<BenchSystem> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-bench-'));
  const env = { ...process.env, PORT: String(await freeBlock()), DATA_DIR: folder, LOG_LEVEL: 'error' };
  let server = await startServer(env);
  const file = path.join(folder, 'large.zip');
  await makeFile(file, mebibytes);
  return {
    access: server.access,
    file,
    memory: () => residentMemory(server.child.pid ?? 0),
    async killAndRestart() {
      server.child.kill('SIGKILL');
      await server.ended;
      server = await startServer(env);
    },
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(env: NodeJS.ProcessEnv) {
  const child = spawn(
    process.execPath,
    ['--conditions=@countersign/source', path.join(import.meta.dirname, 'benchServer.ts')],
    {
      env,
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
  return { child, ended, access };
}
