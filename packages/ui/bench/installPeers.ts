import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'peers');

/** Installs the libraries to compare with, once for each lockfile; only the bench needs them. */
export function installPeers(): void {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(folder, 'node_modules/.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing the peers (once per lockfile) …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed. Check the network and the messages above.');
  writeFileSync(stamp, lock);
}

/** Exact versions of the peers, by package. */
export function peerVersions(): ReadonlyMap<string, string> {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return new Map(Object.entries(dependencies));
}
