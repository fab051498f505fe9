import path from 'node:path';

/** The folders of the build, absolute. */
export const packageRoot = path.resolve(import.meta.dirname, '..');
export const repositoryRoot = path.resolve(packageRoot, '../..');
export const sourceRoot = path.join(packageRoot, 'src');
/** The package as it is published: its root, with a manifest of its own. */
export const dist = path.join(packageRoot, 'dist');

/** A file of `dist/` by its path from there, with forward slashes. */
export function inDist(file: string): string {
  return path.join(dist, file);
}
