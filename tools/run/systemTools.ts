import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { run } from './process.ts';

/** A program of the machine that some tests need: how it is recognised, and the Debian package that brings it. */
interface SystemTool {
  readonly name: string;
  readonly debian: string;
  readonly isThere: () => boolean;
}

const onPath = (program: string) => spawnSync('which', [program]).status === 0;
const anyOf = (...patterns: string[]) =>
  patterns.some((pattern) => globSync(pattern).length > 0 || existsSync(pattern));

const tools: readonly SystemTool[] = [
  { name: 'pdfsig', debian: 'poppler-utils', isThere: () => onPath('pdfsig') },
  { name: 'qpdf', debian: 'qpdf', isThere: () => onPath('qpdf') },
  { name: 'mutool', debian: 'mupdf-tools', isThere: () => onPath('mutool') },
  {
    name: 'postgres',
    debian: 'postgresql',
    isThere: () => anyOf('/usr/lib/postgresql/*/bin/initdb') || onPath('initdb'),
  },
  {
    name: 'browser libraries',
    debian: 'libnss3',
    isThere: () =>
      process.platform !== 'linux' ||
      anyOf('/usr/lib/*/libnss3.so', '/lib/*/libnss3.so', '/usr/lib/libnss3.so', '/usr/lib64/libnss3.so'),
  },
];

/**
 * Makes the programs available that tests call: installed ones are used, missing ones are installed by apt where
 * that is allowed (root on a Debian-like system).
 *
 * @returns The names that are still missing. Under `CI` the caller fails on them; elsewhere it names them as skipped.
 */
export async function ensureSystemTools(): Promise<string[]> {
  const missing = () => tools.filter((tool) => !tool.isThere());
  const wanted = missing();
  if (wanted.length === 0) return [];
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`Installing ${wanted.map((tool) => tool.debian).join(', ')} by apt …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { env });
    const packages = wanted.map((tool) => tool.debian);
    const install = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
      env,
    });
    if (install.code !== 0) console.log(install.output.slice(-2_000));
  }
  return missing().map((tool) => tool.name);
}
