import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../run/process.ts';

/** A package that `npm ci` has put into the project: its folder, and its own manifest. */
export interface InstalledPackage {
  readonly folder: string;
  readonly manifest: { readonly name: string; readonly version: string };
}

/** Every package of the lockfile that is on disk, by name; of the same name each version once. */
export function installedPackages(): ReadonlyMap<string, readonly InstalledPackage[]> {
  const lock: { packages: Record<string, { link?: boolean }> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  const found = new Map<string, InstalledPackage[]>();
  for (const [place, { link }] of Object.entries(lock.packages)) {
    const folder = path.join(root, place);
    // Links lead to packages of the project itself, which are published, not handed out.
    if (!place.includes('node_modules/') || link || !existsSync(path.join(folder, 'package.json'))) continue;
    const manifest: InstalledPackage['manifest'] = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    const known = found.get(manifest.name) ?? [];
    if (!known.some((each) => each.manifest.version === manifest.version))
      found.set(manifest.name, [...known, { folder, manifest }]);
  }
  return found;
}

/** Its tarball as a registry would hand it out. */
export function packInstalled({ folder }: InstalledPackage): Buffer {
  const staging = mkdtempSync(path.join(tmpdir(), 'countersign-tarball-'));
  try {
    const inner = path.join(folder, 'node_modules');
    cpSync(folder, path.join(staging, 'package'), { recursive: true, filter: (file) => file !== inner });
    return execFileSync('tar', ['-czf', '-', '-C', staging, 'package'], { maxBuffer: 256 * 1024 * 1024 });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
