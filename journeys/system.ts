import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeBlock } from '../tools/run/freeBlock.ts';
import { createDatabase, dropDatabase, postgresServer } from './database.ts';

const root = path.resolve(import.meta.dirname, '..');

/** What a system leaves behind when it has stopped: its files, and its database where that is elsewhere. */
export interface SystemData {
  readonly dataDir: string;
  /** null: the database is in `dataDir`. */
  readonly databaseUrl: string | null;
}

/** The whole system as a child process, with its own ports and data. */
export interface RunningSystem extends SystemData {
  readonly portal: string;
  readonly identity: string;
  readonly files: string;
  readonly signing: string;
  readonly desk: string;
  /** Ends it as an operator would (SIGTERM) or as a power cut would (SIGKILL), and waits for its end. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/** How long a start may take, in milliseconds: one that makes the demo data on a busy machine is slow. */
const startLimit = 240_000;

async function waitUntilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = AbortSignal.timeout(startLimit);
  while (!deadline.aborted) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${log()}`);
    const ready = await fetch(`${url}/health/ready`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready within ${startLimit / 1_000} seconds:\n${log()}`);
}

export interface SystemOptions {
  /** Continues with the data of an earlier run, on the same ports. */
  readonly continuing?: RunningSystem;
  /** Begins with a copy of what another system has left; else with fresh demo data. */
  readonly copyOf?: SystemData;
  readonly env?: Record<string, string>;
}

async function dataFor({ continuing, copyOf }: SystemOptions): Promise<SystemData> {
  if (continuing) return { dataDir: continuing.dataDir, databaseUrl: continuing.databaseUrl };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'countersign-journey-'));
  if (copyOf) cpSync(copyOf.dataDir, dataDir, { recursive: true });
  const databaseUrl = postgresServer === null ? null : await createDatabase(copyOf?.databaseUrl ?? null);
  return { dataDir, databaseUrl };
}

/** Removes what a stopped system has left. */
export async function discard({ dataDir, databaseUrl }: SystemData): Promise<void> {
  if (databaseUrl !== null) await dropDatabase(databaseUrl);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Starts the system, in test mode, and waits until it responds. */
export async function startSystem(options: SystemOptions = {}): Promise<RunningSystem> {
  const { continuing } = options;
  const data = await dataFor(options);
  const port = continuing ? Number(new URL(continuing.portal).port) : await freeBlock();
  const settings = {
    PORT: String(port),
    DATA_DIR: data.dataDir,
    DATABASE_URL: data.databaseUrl ?? '',
    SEED: 'demo',
    LOG_LEVEL: 'warn',
    TEST_MODE: '1',
  };
  const child = spawn(
    process.execPath,
    ['--conditions=@countersign/source', path.join(root, 'packages/server/src/main.ts')],
    {
      cwd: root,
      env: { ...process.env, ...settings, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let log = '';
  const collect = (chunk: Buffer) => {
    log = (log + chunk.toString('utf8')).slice(-20_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = once(child, 'exit');
  const site = (offset: number) => `http://localhost:${port + offset}`;
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  try {
    await waitUntilReady(site(0), child, () => log);
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  return {
    ...data,
    portal: site(0),
    identity: site(1),
    files: site(2),
    signing: site(3),
    desk: site(5),
    stop,
    async dispose() {
      await stop();
      await discard(data);
    },
  };
}
