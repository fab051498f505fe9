import { manifestFile, pictures } from './places.ts';
import { planFor } from './plan.ts';
import { openRecord } from './record.ts';
import { isRecorded, type StoryFileState } from './selection.ts';
import { storyStates } from './storyStates.ts';
import { takeScreenshots } from './takeScreenshots.ts';

interface UpdateOptions {
  /** Whether to run unchanged stories too. */
  readonly all: boolean;
  /** Selects files whose path contains one of these words; empty selects all. */
  readonly words: readonly string[];
}

/** Whether the words on the command line select a file. */
export function isMeant({ file }: StoryFileState, words: readonly string[]): boolean {
  return words.length === 0 || words.some((word) => file.includes(word));
}

/**
 * Runs stories and records their screenshots. Each file is recorded as soon as it finishes, so that an interrupted run
 * can be resumed.
 *
 * @returns Whether all of them passed.
 */
export async function updateRecord({ all, words }: UpdateOptions): Promise<boolean> {
  const files = await storyStates();
  const record = openRecord(manifestFile);
  const gone = record.keepOnly(new Set(files.flatMap(({ stories }) => stories)));
  if (gone > 0) console.log(`Removed ${gone} deleted ${gone === 1 ? 'story' : 'stories'} from the record.`);
  const selected = files
    .filter((file) => isMeant(file, words))
    .filter((file) => all || !isRecorded(file, record.manifest));
  console.log(`Running ${selected.length} of ${files.length} story files.`);
  const inputs = new Map(files.map((file) => [file.file, file.inputs]));
  const differing: string[] = [];
  const ok = await takeScreenshots(selected, {
    plan: planFor('take', pictures, record.manifest),
    onFile: (run) => {
      const others = record.enter(run, inputs.get(run.file) ?? '');
      differing.push(...others);
      return others.length === 0 ? '' : `(${others.length} new or changed)`;
    },
  });
  if (differing.length > 0) console.log(`New or changed:\n${differing.sort().join('\n')}`);
  return ok;
}
