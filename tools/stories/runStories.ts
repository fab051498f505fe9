import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run, type Outcome } from '../run/process.ts';
import type { FileRun } from './fileRun.ts';
import type { Plan } from './plan.ts';

interface StoryRunOptions {
  /** Absent where nothing is captured. */
  readonly plan?: Plan;
  readonly onFile: (run: FileRun) => void;
  /** The working tree whose stories run; this one if omitted. */
  readonly tree?: string;
}

/** Runs the stories of these files in a separate process and reports each file as soon as it is done. */
export async function runStories(
  files: readonly string[],
  { plan, onFile, tree = root }: StoryRunOptions,
): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-stories-'));
  const planFile = path.join(folder, 'plan.json');
  if (plan) writeFileSync(planFile, JSON.stringify(plan));
  try {
    return await run(
      process.execPath,
      [
        path.join(tree, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--project=stories',
        '--reporter=default',
        `--reporter=${path.join(tree, 'tools/stories/reporter.ts')}`,
        ...files,
      ],
      {
        cwd: tree,
        env: { NO_COLOR: '1', STORY_PLAN: plan ? planFile : '' },
        onMessage: (text) => {
          const finished: FileRun = JSON.parse(text);
          onFile(finished);
        },
      },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
