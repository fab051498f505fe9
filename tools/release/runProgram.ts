import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface RunOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Runs a program without input and returns what it printed. What npm passes to its own child (a test that runs
 * under `npm test`) is not handed on: it names another project's registry and folders.
 * @throws with everything it printed, when it fails
 */
export async function run(
  command: string,
  args: readonly string[],
  { cwd, env }: RunOptions,
): Promise<string> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const child = spawn(command, args, {
    cwd,
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}:\n${output}`);
  return output;
}
