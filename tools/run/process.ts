import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** What a finished process left: exit code (1 when a signal ended it), everything it printed, wall time in ms. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly milliseconds: number;
}

interface RunOptions {
  readonly env?: Record<string, string>;
  /** Print while it runs, instead of keeping the output for the end. */
  readonly live?: boolean;
  /** Where it runs; in the root of the project where this is left out. */
  readonly cwd?: string;
  /** Hears what the program, another Node, sends by `process.send`. */
  readonly onMessage?: (text: string) => void;
}

/** Runs a program and waits for it. */
export async function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Outcome> {
  const began = performance.now();
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: options.live
      ? 'inherit'
      : ['ignore', 'pipe', 'pipe', ...(options.onMessage ? ['ipc' as const] : [])],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  child.on('message', (message) => options.onMessage?.(String(message)));
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    const [code] = await Promise.race([
      once(child, 'close'),
      once(child, 'error').then(([error]) => {
        output += `\n${String(error)}\n`;
        return [127];
      }),
    ]);
    return { code: code ?? 1, output, milliseconds: performance.now() - began };
  } finally {
    process.off('SIGTERM', stop);
    process.off('SIGINT', stop);
  }
}

/** A program out of `node_modules/.bin`. */
export function bin(name: string): string {
  return path.join(root, 'node_modules/.bin', name);
}
