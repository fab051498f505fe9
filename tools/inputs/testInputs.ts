import { readFileSync } from 'node:fs';
import { fromDisk, inputHashes, type Common, type ReadFile } from './inputHashes.ts';
import { moduleGraph, type Reached } from './moduleGraph.ts';

/** What every unit test goes through, or is run by. */
const common: Common = {
  entries: ['.storybook/dom.setup.ts', 'tools/run/realTimers.ts'],
  files: ['package-lock.json', 'tsconfig.base.json', 'vitest.config.ts'],
  packages: [],
};

/** With one of these, a module depends on files that no import names. */
const untraceable = /\bimport\.meta\.(glob|url|dirname|filename)\b/;

/** Returns a function that says whether a module reads files by itself; it looks at each module once. */
function lookingForReads(): (file: string) => boolean {
  const known = new Map<string, boolean>();
  return (file) => {
    const reads = known.get(file) ?? (/\.tsx?$/.test(file) && untraceable.test(readFileSync(file, 'utf8')));
    known.set(file, reads);
    return reads;
  };
}

/** What each file of unit tests is made of. */
export function testGraph(files: readonly string[]): Promise<Map<string, Reached>> {
  return moduleGraph([...common.entries, ...files]);
}

/**
 * The hash of everything that each file of unit tests depends on, and null where only running it can tell.
 *
 * @param files From the root of the project.
 */
export async function testInputs(
  files: readonly string[],
  graph?: ReadonlyMap<string, Reached>,
  read: ReadFile = fromDisk,
): Promise<Map<string, string | null>> {
  const made = graph ?? (await testGraph(files));
  const hashes = inputHashes(files, made, common, read);
  const readsFiles = lookingForReads();
  /** Whether the graph shows everything that the test depends on. */
  const traceable = (file: string) => {
    const reached = made.get(file);
    if (reached === undefined || reached.packages.some(({ specifier }) => specifier.startsWith('node:')))
      return false;
    return !reached.files.some(readsFiles);
  };
  return new Map(files.map((file) => [file, traceable(file) ? (hashes.get(file) ?? null) : null]));
}
