import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/process.ts';
import { git, usualBase, withBaseTree } from './baseTree.ts';
import { changedPictures, picturesIn, type ChangedPicture, type Pictures } from './changedPictures.ts';
import { differencePage, type Difference, type Picture } from './differencePage.ts';
import { differencePicture } from './differencePicture.ts';
import { parseManifest, type Manifest } from './manifest.ts';
import { manifestFile, pictures } from './places.ts';
import { screenshotFile } from './pixels.ts';
import { planFor } from './plan.ts';
import { openRecord } from './record.ts';
import { isRecorded, type StoryFileState } from './selection.ts';
import { storyStates } from './storyStates.ts';
import { takeScreenshots } from './takeScreenshots.ts';
import { isMeant } from './updateRecord.ts';

const folder = path.join(root, 'visual/differences');

const isKept = (pixels: string) => existsSync(screenshotFile(pictures, pixels));

/** Renders the stories of these files, here or in another working tree, and stores the screenshots. */
async function draw(
  files: readonly StoryFileState[],
  tree?: string,
): Promise<{ ok: boolean; drawn: Pictures }> {
  const drawn = new Map<string, Readonly<Record<string, string>>>();
  const ok = await takeScreenshots(files, {
    plan: planFor('take', pictures, new Map()),
    onFile: ({ stories }) => {
      for (const { story, pixels } of stories) if (story !== undefined) drawn.set(story, pixels);
      return '';
    },
    ...(tree !== undefined && { tree }),
  });
  return { ok, drawn };
}

async function manifestAt(base: string): Promise<Manifest> {
  const text = await git('show', `${base}:visual/manifest.json`);
  if (text === null)
    throw new Error(`${base} has no visual/manifest.json to compare with. Select another --base.`);
  return parseManifest(text);
}

/**
 * Compares the stories with the base commit and writes a page that shows the differences. Only stories whose inputs
 * changed since the base are rendered. Earlier screenshots come from the cache or are rendered from the base commit.
 *
 * @returns Whether every rendered story passed.
 */
export async function compareWithBase(options: {
  base?: string;
  words: readonly string[];
}): Promise<boolean> {
  const base = options.base ?? (await usualBase());
  const then = await manifestAt(base);
  const { manifest } = openRecord(manifestFile);
  const touched = (await storyStates())
    .filter((file) => isMeant(file, options.words))
    .filter((file) => !isRecorded(file, then));
  const isKnown = (file: StoryFileState) =>
    isRecorded(file, manifest) &&
    file.stories.every((story) => Object.values(manifest.get(story)?.pixels ?? {}).every(isKept));
  const { ok, drawn } = await draw(touched.filter((file) => !isKnown(file)));
  const now = new Map([
    ...[...picturesIn(manifest)].filter(([story]) =>
      touched.some((file) => isKnown(file) && file.stories.includes(story)),
    ),
    ...drawn,
  ]);
  const before = new Map(picturesIn(then));
  const lost = changedPictures(before, now).filter((picture) => picture.before && !isKept(picture.before));
  const toDraw = touched.filter(({ stories }) => lost.some(({ story }) => stories.includes(story)));
  if (toDraw.length > 0) {
    console.log(`Rendering the screenshots of ${base} …`);
    const there = await withBaseTree(base, (tree) => draw(toDraw, tree));
    for (const [story, pixels] of there.drawn) before.set(story, pixels);
  }
  writePage(changedPictures(before, now), base);
  return ok;
}

function writePage(changed: readonly ChangedPicture[], base: string): void {
  rmSync(folder, { recursive: true, force: true });
  if (changed.length === 0) {
    console.log(`No story looks different from ${base}.`);
    return;
  }
  mkdirSync(folder, { recursive: true });
  const page = path.join(folder, 'index.html');
  writeFileSync(page, differencePage(changed.map(withPictures), base));
  const stories = new Set(changed.map(({ story }) => story));
  console.log(`${changed.length} screenshots of ${stories.size} stories differ from ${base}:`);
  for (const story of stories) console.log(`  ${story}`);
  console.log(`Before, after and difference of each: ${path.relative(root, page)}`);
}

/** Copies the screenshots of one difference to the folder of the page. */
function withPictures({ story, mode, before, after }: ChangedPicture): Difference {
  const copy = (pixels: string, name: string): Picture => {
    const picture = `${story}--${mode}-${name}.png`;
    copyFileSync(screenshotFile(pictures, pixels), path.join(folder, picture));
    return { picture, size: pixels.replace(/ .*/, '') };
  };
  const now = copy(after, 'after');
  if (before === null) return { story, mode, before: 'new', after: now };
  if (!isKept(before)) return { story, mode, before: 'notRendered', after: now };
  const { png, pixels } = differencePicture(
    readFileSync(screenshotFile(pictures, before)),
    readFileSync(screenshotFile(pictures, after)),
  );
  const picture = `${story}--${mode}-difference.png`;
  writeFileSync(path.join(folder, picture), png);
  return { story, mode, before: copy(before, 'before'), after: now, difference: { picture, pixels } };
}
