import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { FileRun } from './fileRun.ts';
import { formatManifest, parseManifest, type Manifest, type Recorded } from './manifest.ts';

/** The manifest of a working tree, kept while stories run. */
export interface StoryRecord {
  readonly manifest: Manifest;
  /** Records the stories of a file that passed; returns the ids of those whose screenshots are new or changed. */
  readonly enter: (run: FileRun, inputs: string) => string[];
  /** Strikes out stories that are gone; returns how many. */
  readonly keepOnly: (stories: ReadonlySet<string>) => number;
}

/** Opens `visual/manifest.json`; every entry is written at once, so that a run that is stopped can be continued. */
export function openRecord(file: string): StoryRecord {
  const manifest = new Map<string, Recorded>(
    existsSync(file) ? parseManifest(readFileSync(file, 'utf8')) : [],
  );
  const write = () => {
    writeFileSync(`${file}.partial`, formatManifest(manifest));
    renameSync(`${file}.partial`, file);
  };
  return {
    manifest,
    enter: ({ stories }, inputs) => {
      const looksOther: string[] = [];
      let entered = false;
      for (const { story, state, pixels } of stories) {
        if (story === undefined || state !== 'passed' || Object.keys(pixels).length === 0) continue;
        if (!isDeepStrictEqual(manifest.get(story)?.pixels, pixels)) looksOther.push(story);
        manifest.set(story, { inputs, pixels });
        entered = true;
      }
      if (entered) write();
      return looksOther;
    },
    keepOnly: (stories) => {
      const gone = [...manifest.keys()].filter((story) => !stories.has(story));
      for (const story of gone) manifest.delete(story);
      if (gone.length > 0) write();
      return gone.length;
    },
  };
}
