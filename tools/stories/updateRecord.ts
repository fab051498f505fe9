import { manifestFile, pictures } from './places.ts';
import { planFor } from './plan.ts';
import { openRecord } from './record.ts';
import { isRecorded, type StoryFileState } from './selection.ts';
import { storyStates } from './storyStates.ts';
import { takePictures } from './takePictures.ts';

interface UpdateOptions {
  /** Run what is unchanged too. */
  readonly all: boolean;
  /** Only files whose path has one of these words; all of them where there are none. */
  readonly words: readonly string[];
}

/** Whether a file is meant by the words on the command line. */
export function isMeant({ file }: StoryFileState, words: readonly string[]): boolean {
  return words.length === 0 || words.some((word) => file.includes(word));
}

/**
 * Runs stories and records whatever they look like; each file is recorded as soon as it is done, so that a run which
 * was stopped goes on where it was.
 *
 * @returns Whether all of them passed.
 */
export async function updateRecord({ all, words }: UpdateOptions): Promise<boolean> {
  const files = await storyStates();
  const record = openRecord(manifestFile);
  const gone = record.keepOnly(new Set(files.flatMap(({ stories }) => stories)));
  if (gone > 0) console.log(`${gone} stories are gone, and struck out.`);
  const selected = files
    .filter((file) => isMeant(file, words))
    .filter((file) => all || !isRecorded(file, record.manifest));
  console.log(`${selected.length} of ${files.length} files of stories to run.`);
  const inputs = new Map(files.map((file) => [file.file, file.inputs]));
  const looksOther: string[] = [];
  const ok = await takePictures(selected, {
    plan: planFor('take', pictures, record.manifest),
    onFile: (run) => {
      const others = record.enter(run, inputs.get(run.file) ?? '');
      looksOther.push(...others);
      return others.length === 0 ? '' : `(${others.length} new or other)`;
    },
  });
  if (looksOther.length > 0) console.log(`New or other than recorded:\n${looksOther.sort().join('\n')}`);
  return ok;
}
