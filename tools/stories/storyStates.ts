import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { storyFileOf } from '../coverage/storyFiles.ts';
import { root } from '../run/process.ts';
import { storyFiles, storyInputs } from './inputs.ts';
import type { StoryFileState } from './selection.ts';

/** Returns the current state of every story file: the ids of its stories and the hash of its inputs. */
export async function storyStates(): Promise<StoryFileState[]> {
  const files = storyFiles();
  const inputs = await storyInputs(files);
  return files.map((file) => ({ file, stories: idsIn(file), inputs: inputs.get(file) ?? '' }));
}

function idsIn(file: string): string[] {
  const read = storyFileOf({ file, text: readFileSync(path.join(root, file), 'utf8') });
  if (!read) throw new Error(`${file}: \`meta\` has no title. Add one: story ids are derived from it.`);
  return read.stories.map((name) => toId(read.title, storyNameFromExport(name)));
}
