import { createHash } from 'node:crypto';
import type { Manifest } from './manifest.ts';

/** A file of stories with the ids of its stories and the hash of what makes them now. */
export interface StoryFileState {
  readonly file: string;
  readonly stories: readonly string[];
  readonly inputs: string;
}

export interface Selection {
  /** New, or made of other things than when they were recorded. */
  readonly changed: readonly StoryFileState[];
  /** Unchanged, and run again all the same, so that the record cannot lie unnoticed. */
  readonly sampled: readonly StoryFileState[];
  /** Unchanged since their recorded run. */
  readonly unchanged: readonly StoryFileState[];
}

/** One of so many unchanged files runs again. */
const sampledOneOf = 20;

export function isRecorded({ stories, inputs }: StoryFileState, manifest: Manifest): boolean {
  return stories.every((story) => manifest.get(story)?.inputs === inputs);
}

/**
 * Which files run: the changed ones, and a twentieth of the others that the seed picks, if there is one; all where
 * `all` is set.
 */
export function select(
  files: readonly StoryFileState[],
  manifest: Manifest,
  { seed, all = false }: { seed: string | null; all?: boolean },
): Selection {
  if (all) return { changed: files, sampled: [], unchanged: [] };
  const changed = files.filter((file) => !isRecorded(file, manifest));
  const drawn = files
    .filter((file) => isRecorded(file, manifest))
    .map((file) => ({ file, lot: createHash('sha256').update(`${seed} ${file.file}`).digest('hex') }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ file }) => file);
  const count = seed === null ? 0 : Math.ceil(drawn.length / sampledOneOf);
  return { changed, sampled: drawn.slice(0, count), unchanged: drawn.slice(count) };
}

/** Parts of about as many stories each, at most so many, none empty. */
export function shards(files: readonly StoryFileState[], count: number): StoryFileState[][] {
  const parts = Array.from({ length: count }, (): { weight: number; files: StoryFileState[] } => ({
    weight: 0,
    files: [],
  }));
  for (const file of [...files].sort((a, b) => b.stories.length - a.stories.length)) {
    const lightest = parts.reduce((least, part) => (part.weight < least.weight ? part : least));
    lightest.files.push(file);
    lightest.weight += file.stories.length;
  }
  return parts.map((part) => part.files).filter((part) => part.length > 0);
}
