import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freeBlock } from '../../../tools/run/freeBlock.ts';

interface Started {
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** Everything it said. */
  said(): string;
  /** Resolves with true when it serves, with false when it ended before. */
  serves: Promise<boolean>;
}

let folder: string;
const children: Started['child'][] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'countersign-start-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await end(child);
  rmSync(folder, { recursive: true });
});

async function end(child: Started['child']): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** The server as `npm start` runs it, on its embedded database in `folder`. */
function start(port: number, environment: Record<string, string> = {}): Started {
  const child = spawn(
    process.execPath,
    ['--conditions=@countersign/source', join(import.meta.dirname, 'main.ts')],
    {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: '',
        SEED: 'none',
        LOG_LEVEL: 'warn',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  children.push(child);
  let said = '';
  const serves = new Promise<boolean>((resolve) => {
    const hear = (text: Buffer) => {
      said += text.toString('utf8');
      if (said.includes('  Portal  ')) resolve(true);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => resolve(false));
  });
  return { child, said: () => said, serves };
}

test('a second start on the same folder opens nothing and says who uses it; a killed one blocks nobody', async () => {
  const port = await freeBlock();
  const first = start(port);
  expect(await first.serves, first.said()).toBe(true);
  const second = start(port);
  expect(await second.serves).toBe(false);
  expect(second.child.exitCode).toBe(1);
  expect(second.said()).toContain(
    `${folder} is in use by another Countersign server (process ${first.child.pid}, http://localhost:${port}, since `,
  );
  expect(second.said()).toContain('Stop it, or set DATA_DIR to another folder.');
  expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200);
  await end(first.child);
  const third = start(port);
  expect(await third.serves, third.said()).toBe(true);
  // Three starts, each of which migrates or recovers a database, on a machine that may be busy.
}, 240_000);

test('a start whose port is taken opens nothing', async () => {
  const port = await freeBlock();
  const other = createServer().listen(port + 2, '127.0.0.1');
  await once(other, 'listening');
  try {
    const refused = start(port);
    expect(await refused.serves).toBe(false);
    expect(refused.said()).toContain('Another program uses this port');
  } finally {
    other.close();
  }
  expect(existsSync(join(folder, 'database'))).toBe(false);
});

test('a start without its Postgres says what to do, and repeats no password', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const address = closed.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  closed.close();
  const refused = start(await freeBlock(), {
    DATABASE_URL: `postgres://someone:hush@127.0.0.1:${address.port}/none`,
  });
  expect(await refused.serves).toBe(false);
  expect(refused.said()).toContain(
    `The database cannot be reached: connect ECONNREFUSED 127.0.0.1:${address.port}. Start the database, or correct DATABASE_URL.`,
  );
  expect(refused.said()).not.toContain('hush');
});
