import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './paths.ts';

/** What a build was made of, and what it made; it stays in `dist/` and is not published. */
export interface Stamp {
  readonly sources: string;
  readonly built: string;
}

/** Beside the manifest in `dist/`. Both manifests leave it out of the tarball. */
export const stampFile = '.build.json';

function hashOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}

function filesIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** What the published package depends on: not its stories and tests, and no other project's files. */
export function hashSources(folder = packageRoot): string {
  const own = ['src/**/*', 'build/**/*', '{package,tsconfig,tsconfig.build}.json', '{README,CHANGELOG}.md']
    .flatMap((pattern) => filesIn(folder, pattern))
    .filter((file) => !/\.(stories|test|mdx|txt)(\.|$)/.test(file));
  const shared = ['package-lock.json', 'tsconfig.base.json', 'docs/using-ui.md']
    .map((file) => `../../${file}`)
    .filter((file) => existsSync(path.join(folder, file)));
  return hashOf(folder, [...own, ...shared]);
}

/** The last step of a build: one that ended early has no stamp. */
export function writeStamp(sources: string, folder = packageRoot): void {
  const dist = path.join(folder, 'dist');
  const stamp: Stamp = { sources, built: hashOf(dist, filesIn(dist, '**/*')) };
  writeFileSync(path.join(dist, stampFile), `${JSON.stringify(stamp)}\n`);
}

/** Returns why `dist/` must not be packed; null if it is the complete build of these sources. */
export function reasonNotToPack(folder = packageRoot): string | null {
  const dist = path.join(folder, 'dist');
  const file = path.join(dist, stampFile);
  if (!existsSync(file)) return 'Nothing is built, or a build did not end.';
  const { sources, built }: Stamp = JSON.parse(readFileSync(file, 'utf8'));
  if (hashOf(dist, filesIn(dist, '**/*')) !== built) return 'Files of the build are missing or changed.';
  if (hashSources(folder) !== sources) return 'The sources have changed since the build.';
  return null;
}
