import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dist, packageRoot, repositoryRoot } from '../build/paths.ts';

/** A folder in which the packed package is installed, beside what its manifest declares and nothing else. */
export interface Installation {
  readonly root: string;
  readonly tarball: string;
}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

function installed(name: string): string {
  const found = [packageRoot, repositoryRoot]
    .map((folder) => path.join(folder, 'node_modules', name))
    .find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`${name} is declared but not installed`);
  return realpathSync(found);
}

function link(root: string, name: string): void {
  const target = path.join(root, 'node_modules', name);
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(installed(name), target, 'dir');
}

/** Packs what was built and installs the tarball in a folder of its own, without a registry. */
export function packAndInstall(): Installation {
  if (!existsSync(path.join(dist, 'package.json'))) throw new Error('Build the package first: npm run build');
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'countersign-consumers-'));
  run('npm', ['pack', dist, '--pack-destination', root, '--silent'], root);
  const tarball = readdirSync(root).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm pack made no tarball');
  const target = path.join(root, 'node_modules/@countersign/ui');
  mkdirSync(target, { recursive: true });
  run('tar', ['-xzf', path.join(root, tarball), '--strip-components=1', '-C', target], root);
  const {
    dependencies,
    peerDependencies,
  }: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(path.join(target, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) link(root, name);
  // Types of React are the consumer's own affair, as in any project.
  for (const name of ['@types/react', '@types/react-dom']) link(root, name);
  return { root, tarball: path.join(root, tarball) };
}
