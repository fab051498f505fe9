import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Part, PartResult } from './parts.ts';
import { root, run } from './process.ts';

/** What is known of a part that passed here. */
interface Pass {
  /** Hash of what it depends on. */
  readonly inputs: string;
  readonly passed: number;
}

/** The parts that passed on this machine, by name. */
export interface Passes {
  get(name: string): Pass | undefined;
  set(name: string, pass: Pass): void;
  delete(name: string): void;
}

/** The passes in a file, which is lost with the installed packages; what cannot be read is no pass. */
export function passesIn(file: string): Passes {
  const read = (): Map<string, Pass> => {
    try {
      return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
    } catch {
      return new Map();
    }
  };
  const write = (passes: ReadonlyMap<string, Pass>) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(passes), null, 2)}\n`);
  };
  return {
    get: (name) => read().get(name),
    set: (name, pass) => {
      write(read().set(name, pass));
    },
    delete: (name) => {
      const passes = read();
      if (passes.delete(name)) write(passes);
    },
  };
}

/** Patterns of the files that a part depends on, as git takes them, from the root. */
export interface Inputs {
  /** All, where this is left out. */
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

/**
 * Hash of the files that match, of all that git knows or would add. Null outside a checkout, where it is unknown
 * which files count.
 */
export async function hashOfInputs(
  { only = ['**'], without = [] }: Inputs,
  folder = root,
): Promise<string | null> {
  const patterns = [
    ...only.map((pattern) => `:(glob)${pattern}`),
    ...without.map((pattern) => `:(exclude,glob)${pattern}`),
  ];
  const { code, output } = await run(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    { cwd: folder },
  );
  if (code !== 0) return null;
  const hash = createHash('sha256').update(`${process.version} ${process.platform}\n`);
  for (const file of [...new Set(output.split('\0'))].sort()) {
    if (file === '') continue;
    hash.update(`${file}\0`);
    try {
      hash.update(
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest(),
      );
    } catch {
      hash.update('gone');
    }
  }
  return hash.digest('hex');
}

/** A part that is not run again while nothing that it depends on has changed since it passed here. */
export function unlessUnchanged(part: Part, passes: Passes, inputsOf: () => Promise<string | null>): Part {
  return {
    ...part,
    run: async (): Promise<PartResult> => {
      // Before the run: what changes while it runs has not been checked.
      const inputs = await inputsOf();
      const known = passes.get(part.name);
      if (inputs !== null && known?.inputs === inputs)
        return { ok: true, passed: 0, failed: 0, skipped: 0, output: '', unchanged: known.passed };
      const result = await part.run();
      if (result.ok && inputs !== null) passes.set(part.name, { inputs, passed: result.passed });
      else passes.delete(part.name);
      return result;
    },
  };
}
