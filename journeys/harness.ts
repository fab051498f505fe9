import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { browserFlags, findBrowser } from '../tools/browser/findBrowser.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The whole system as a child process, on a block of ports and a data folder of its own. */
export interface RunningSystem {
  readonly portal: string;
  readonly identity: string;
  readonly files: string;
  readonly signing: string;
  readonly desk: string;
  readonly dataDir: string;
  /** Ends it as an operator would (SIGTERM) or as a power cut would (SIGKILL), and waits for its end. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

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

/** The first of six neighbouring free ports. */
async function freeBlock(): Promise<number> {
  const start = 20_000 + (process.pid % 2_000) * 10;
  for (let port = start; port < 60_000; port += 10) {
    const free = await Promise.all([0, 1, 2, 3, 4, 5].map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
  throw new Error('Six neighbouring free ports were not found on 127.0.0.1.');
}

async function waitUntilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = AbortSignal.timeout(90_000);
  while (!deadline.aborted) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${log()}`);
    const ready = await fetch(`${url}/health/ready`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready within 90 seconds:\n${log()}`);
}

interface SystemOptions {
  /** Goes on with the data of an earlier run, on the same ports. */
  readonly continuing?: RunningSystem;
  readonly env?: Record<string, string>;
}

/** Starts the system with demo data and waits until it answers. */
export async function startSystem({ continuing, env }: SystemOptions = {}): Promise<RunningSystem> {
  const port = continuing ? Number(new URL(continuing.portal).port) : await freeBlock();
  const dataDir = continuing?.dataDir ?? mkdtempSync(path.join(tmpdir(), 'countersign-journey-'));
  const child = spawn(
    process.execPath,
    ['--conditions=@countersign/source', path.join(root, 'packages/server/src/main.ts')],
    {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'warn', ...env },
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
  await waitUntilReady(site(0), child, () => log);
  return {
    portal: site(0),
    identity: site(1),
    files: site(2),
    signing: site(3),
    desk: site(5),
    dataDir,
    stop,
    async dispose() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A headless browser; close it when the journeys of a file are done. */
export async function startBrowser(): Promise<Browser> {
  const found = await findBrowser();
  if (!found) throw new Error('No browser was found. Install chromium, or set CHROMIUM_PATH to one.');
  return chromium.launch({ executablePath: found.path, args: [...browserFlags] });
}

/** A fresh browser profile in Sydney, with a page in it. */
export async function newVisitor(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  return { context, page: await context.newPage() };
}

export const demoPassword = 'Portal#2026';

interface DemoUser {
  readonly Email: string;
  readonly Code: string | null;
}

/** The authenticator code of a demo user now, as the desk tells it; null without a second factor. */
export async function authenticatorCode(system: RunningSystem, email: string): Promise<string | null> {
  const reply = await fetch(`${system.desk}/users.json`);
  const users: DemoUser[] = await reply.json();
  return users.find((user) => user.Email === email)?.Code ?? null;
}

/** Signs in on the identity site, second factor included, from wherever the portal sent the page. */
export async function signIn(page: Page, system: RunningSystem, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const code = await authenticatorCode(system, email);
  if (code !== null) {
    await page.getByLabel('Authentication code').fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
  }
  await page.waitForURL((url) => url.origin === system.portal && !url.pathname.startsWith('/callback'));
}
