import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dist } from '../build/paths.ts';
import { reasonNotToPack } from '../build/stamp.ts';
import { lockedFor } from './lock.ts';

/** A folder outside of the repository in which npm has installed the packed package, as a consumer has it. */
export interface Installation {
  readonly root: string;
  readonly tarball: string;
}

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

/** What a consumer brings: the peers, and types of React, which are the consumer's own affair as in any project. */
const brought = ['react', 'react-dom', '@types/react', '@types/react-dom'];

/**
 * Packs what was built and has npm install the tarball in an empty folder: real files, no links into this
 * repository, nothing but what the manifest declares. Dependencies come from npm's cache where it has them.
 */
export function packAndInstall(): Installation {
  const reason = reasonNotToPack();
  if (reason !== null) throw new Error(`${reason} Build the package first: npm run build`);
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'countersign-consumers-'));
  run('npm', ['pack', dist, '--pack-destination', root, '--silent'], root);
  const tarball = readdirSync(root).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm pack made no tarball');
  const { version, dependencies, peerDependencies }: Manifest = JSON.parse(
    readFileSync(path.join(dist, 'package.json'), 'utf8'),
  );
  const registry = run('npm', ['config', 'get', 'registry'], root).trim();
  const others = lockedFor([...Object.keys({ ...dependencies, ...peerDependencies }), ...brought], registry);
  const own = {
    '@countersign/ui': `file:${tarball}`,
    ...Object.fromEntries(brought.map((name) => [name, '*'])),
  };
  const application = { name: 'consumer', version: '1.0.0', dependencies: own };
  const installed = { version, resolved: `file:${tarball}`, dependencies, peerDependencies };
  const lock = {
    ...application,
    lockfileVersion: 3,
    packages: { '': application, 'node_modules/@countersign/ui': installed, ...others },
  };
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ ...application, private: true }));
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(lock));
  run('npm', ['ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], root);
  return { root, tarball: path.join(root, tarball) };
}
