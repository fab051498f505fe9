import { failuresOf, type FileRun } from './fileRun.ts';
import type { Plan } from './plan.ts';
import { runStories } from './runStories.ts';
import { shards, type StoryFileState } from './selection.ts';

interface TakeOptions {
  readonly plan: Plan;
  /** Called after each file; what it returns is printed behind the file's name. */
  readonly onFile: (run: FileRun) => string;
  readonly tree?: string;
}

/**
 * Runs the stories of these files in two browsers, a line for each file that is done.
 *
 * @returns Whether all of them passed.
 */
export async function takeScreenshots(
  files: readonly StoryFileState[],
  { plan, onFile, tree }: TakeOptions,
): Promise<boolean> {
  let done = 0;
  let failed = 0;
  const hear = (run: FileRun) => {
    done += 1;
    const failures = failuresOf(run);
    failed += failures.length;
    console.log(`${done}/${files.length} ${run.file} ${onFile(run)}`.trimEnd());
    for (const failure of failures) console.log(failure.replaceAll(/^/gm, '    '));
  };
  const outcomes = await Promise.all(
    shards(files, 2).map((half) =>
      runStories(
        half.map(({ file }) => file),
        { plan, onFile: hear, ...(tree !== undefined && { tree }) },
      ),
    ),
  );
  // Where Vitest itself broke down, its own words say why.
  if (failed === 0)
    for (const { code, output } of outcomes) if (code !== 0) console.log(output.slice(-4_000));
  return failed === 0 && outcomes.every(({ code }) => code === 0);
}
