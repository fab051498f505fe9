import type { Part } from '../run/parts.ts';
import { countOf, failuresOf, type FileRun } from './fileRun.ts';
import { manifestFile, pictures } from './places.ts';
import { planFor } from './plan.ts';
import { openRecord } from './record.ts';
import { runStories } from './runStories.ts';
import { select, shards, type StoryFileState } from './selection.ts';
import { storyStates } from './storyStates.ts';

interface StoryPartsOptions {
  /** Whether this browser is the one that made the record: with another nothing is captured or recorded. */
  readonly comparable: boolean;
  readonly underCi: boolean;
  readonly all: boolean;
  /** Picks the unchanged stories that run all the same; null for none of them. */
  readonly seed: string | null;
}

/** Below so many stories a second browser costs more than it brings. */
const worthASecond = 30;

const storiesIn = (files: readonly StoryFileState[]) =>
  files.reduce((sum, { stories }) => sum + stories.length, 0);

/** Returns the parts of `npm test` that run stories, and a note about the stories that do not run. */
export async function storyParts(options: StoryPartsOptions): Promise<{ parts: Part[]; note: string }> {
  const began = performance.now();
  const files = await storyStates();
  const record = openRecord(manifestFile);
  const writes = options.comparable && !options.underCi;
  if (writes) record.keepOnly(new Set(files.flatMap(({ stories }) => stories)));
  const { changed, sampled, unchanged } = select(files, record.manifest, options);
  const selected = [...changed, ...sampled];
  const inputs = new Map(files.map((file) => [file.file, file.inputs]));
  const plan = planFor(options.underCi ? 'check' : 'record', pictures, record.manifest);
  const onFile = (run: FileRun) => {
    if (writes) record.enter(run, inputs.get(run.file) ?? '');
  };
  const halves = shards(selected, storiesIn(selected) < worthASecond ? 1 : 2);
  const names = halves.length === 1 ? ['stories'] : ['stories, one half', 'stories, other half'];
  const parts = halves.map((half, index) =>
    storyPart(names[index] ?? 'stories', half, async (files, hear) =>
      runStories(files, {
        ...(options.comparable && { plan }),
        onFile: (run) => {
          onFile(run);
          hear(run);
        },
      }),
    ),
  );
  const found = `found in ${((performance.now() - began) / 1000).toFixed(1)} s`;
  const counts = [
    `${storiesIn(changed)} new or changed`,
    ...(options.seed === null
      ? []
      : [`${storiesIn(sampled)} sampled from the unchanged (--seed ${options.seed})`]),
    `${storiesIn(unchanged)} unchanged since their recorded run`,
  ];
  const note = `Stories: ${counts.join(', ')}; ${found}.`;
  return { parts, note };
}

function storyPart(
  name: string,
  files: readonly StoryFileState[],
  run: (files: string[], hear: (run: FileRun) => void) => ReturnType<typeof runStories>,
): Part {
  return {
    name,
    run: async () => {
      const runs: FileRun[] = [];
      const { code, output } = await run(
        files.map(({ file }) => file),
        (finished) => runs.push(finished),
      );
      const failures = runs.flatMap(failuresOf);
      const passed = countOf(runs, 'passed');
      const ok = code === 0 && failures.length === 0 && runs.length === files.length;
      return {
        ok,
        passed,
        failed: ok ? 0 : Math.max(1, countOf(runs, 'failed')),
        skipped: countOf(runs, 'skipped'),
        failures,
        output,
      };
    },
  };
}
