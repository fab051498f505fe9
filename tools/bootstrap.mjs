#!/usr/bin/env node
// Runs on the machine's own Node (20 or later): installs what the lockfile names, then hands over to the
// Node that the lockfile pins (Linux), or to the reader's own (elsewhere), which must be 24.7 or later.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const [command = 'start', ...rest] = process.argv.slice(2);
const scripts = {
  start: 'tools/start.ts',
  dev: 'tools/dev.ts',
  test: 'tools/test.ts',
  storybook: 'tools/storybook.ts',
  'build-storybook': 'tools/storybook.ts',
  changeset: 'tools/changeset.ts',
  'release:rehearsal': 'tools/release.ts',
  visual: 'tools/visual.ts',
  'visual:update': 'tools/visual.ts',
  generate: 'tools/generate.ts',
  bench: 'tools/bench.ts',
  pictures: 'tools/pictures.ts',
};
const script = scripts[command];
if (!script) {
  console.error(`Unknown command "${command}". Known: ${Object.keys(scripts).join(', ')}.`);
  process.exit(2);
}

const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const stamp = path.join(root, 'node_modules/.installed-lock');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing dependencies (once for each lockfile) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const install = spawnSync(npm, ['ci', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error('npm ci failed. Check the network and the messages above, then run the command again.');
    process.exit(install.status ?? 1);
  }
  writeFileSync(stamp, lock);
}

const pinned = path.join(root, `node_modules/node-linux-${process.arch}/bin/node`);
const node = process.platform === 'linux' && existsSync(pinned) ? pinned : process.execPath;
const [major, minor] = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' })
  .stdout.split('.')
  .map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(
    `Node 24.7 or later is needed here, this is ${major}.${minor}. Install it and run the command again.`,
  );
  process.exit(1);
}

const child = spawn(node, ['--conditions=@countersign/source', path.join(root, script), command, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [path.dirname(node), path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
