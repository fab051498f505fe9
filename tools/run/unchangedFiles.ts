import type { Part, PartResult } from './parts.ts';
import type { Passes } from './unchanged.ts';

/** A part whose test files are run again one by one, as their inputs change. */
interface PartByFile {
  readonly name: string;
  /** Every file of the part, from the root of the project. */
  readonly files: readonly string[];
  /** The part, of these files only. */
  readonly run: (files: readonly string[]) => Promise<PartResult>;
}

/** A part that runs only those of its files whose inputs have changed since they passed on this machine. */
export function unlessFilesUnchanged(
  { name, files, run }: PartByFile,
  passes: Passes,
  inputsOf: (files: readonly string[]) => Promise<ReadonlyMap<string, string | null>>,
): Part {
  return {
    name,
    run: async (): Promise<PartResult> => {
      // Before the run: what changes while it runs has not been checked.
      const inputs = await inputsOf(files);
      const passedBefore = (file: string) => {
        const pass = passes.get(file);
        return pass !== undefined && pass.inputs === inputs.get(file) ? pass.passed : null;
      };
      const changed = files.filter((file) => passedBefore(file) === null);
      const unchanged = files.reduce((sum, file) => sum + (passedBefore(file) ?? 0), 0);
      if (changed.length === 0) return { ok: true, passed: 0, failed: 0, skipped: 0, output: '', unchanged };
      const result = await run(changed);
      for (const file of changed) {
        const hash = inputs.get(file) ?? null;
        // An error between the tests belongs to no file: with it, none of them counts as passed.
        const passed = result.ok ? result.passedIn?.get(file) : undefined;
        if (hash !== null && passed !== undefined) passes.set(file, { inputs: hash, passed });
        else passes.delete(file);
      }
      return changed.length === files.length ? result : { ...result, unchanged };
    },
  };
}
