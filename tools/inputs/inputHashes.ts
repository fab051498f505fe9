import { createHash, type Hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/process.ts';
import { lockedWith, type Lockfile } from './lockedPackages.ts';
import type { Reached } from './moduleGraph.ts';

/** What all entries of a kind depend on. */
export interface Common {
  /** Entries of the graph, whose modules count for every other entry. */
  readonly entries: readonly string[];
  /** Files of these entries, from the root of the project, that an entry depends on only if it reaches them itself. */
  readonly leftOut?: (file: string) => boolean;
  /** Files that count by their bytes. */
  readonly files: readonly string[];
  /** Packages from outside, as the root of the project finds them. */
  readonly packages: readonly string[];
}

/** Reads a file of the project, by its path from the root. */
export type ReadFile = (file: string) => Buffer | string;

export const fromDisk: ReadFile = (file) => readFileSync(path.join(root, file));

const digits = 16;

const fromRoot = (file: string) => path.relative(root, file).replaceAll(path.sep, '/');

/**
 * The hash of everything that each entry depends on: its modules and the files they name, the packages they use as
 * the lockfile fixes them, and what all entries share.
 */
export function inputHashes(
  entries: readonly string[],
  graph: ReadonlyMap<string, Reached>,
  common: Common,
  read: ReadFile = fromDisk,
): Map<string, string> {
  const lockfile: Lockfile = JSON.parse(String(read('package-lock.json')));
  const hashOfFile = hashes(read);
  const write = (hash: Hash, { files, packages }: Reached) => {
    for (const file of files.map(fromRoot).sort()) hash.update(`${file} ${hashOfFile(file)}\n`);
    const locked = packages.flatMap(({ specifier, from }) => lockedWith(lockfile, specifier, fromRoot(from)));
    for (const each of [...new Set(locked)].sort()) hash.update(`${each}\n`);
    return hash;
  };
  const shared = createHash('sha256');
  for (const entry of common.entries) {
    const { files, packages } = graph.get(entry) ?? nothing;
    write(shared, { files: files.filter((file) => !common.leftOut?.(fromRoot(file))), packages });
  }
  write(shared, {
    files: common.files.map((file) => path.join(root, file)),
    packages: common.packages.map((specifier) => ({ specifier, from: root })),
  });
  return new Map(
    entries.map((entry) => [
      entry,
      write(shared.copy(), graph.get(entry) ?? nothing)
        .digest('hex')
        .slice(0, digits),
    ]),
  );
}

const nothing: Reached = { files: [], packages: [] };

/** Reads and hashes each file once. */
function hashes(read: ReadFile): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    const hash = known.get(file) ?? createHash('sha256').update(read(file)).digest('hex');
    known.set(file, hash);
    return hash;
  };
}
