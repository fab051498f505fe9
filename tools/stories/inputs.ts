import { globSync } from 'node:fs';
import path from 'node:path';
import { fromDisk, inputHashes, type Common, type ReadFile } from '../inputs/inputHashes.ts';
import { moduleGraph, type Reached } from '../inputs/moduleGraph.ts';
import { withoutComments } from '../inputs/withoutComments.ts';
import { root } from '../run/process.ts';
import { leadsElsewhere } from './otherFeatures.ts';

/** What every story goes through: they are entries of the graph as the stories are. */
const shared = ['.storybook/preview.tsx', 'packages/story-kit/src/screenshot/screenshot.ts'];

/** What decides how every story is built and captured, and is no module of it. */
const settings = [
  '.storybook/main.ts',
  'tools/browser/findBrowser.ts',
  'tools/browser/fonts.ts',
  'tools/run/bareImports.ts',
  'tools/stories/decodePng.ts',
  'tools/stories/screenshotCommand.ts',
  'tools/stories/pixels.ts',
  'tools/stories/storiesProject.ts',
  'visual/stamp.json',
];

/** What builds, mounts and judges every story. */
const machinery = [
  '@storybook/addon-a11y',
  '@storybook/addon-vitest',
  '@storybook/react-vite',
  '@vanilla-extract/vite-plugin',
  '@vitest/browser-playwright',
  'dejavu-fonts-ttf',
  'react-dom',
  'vite',
  'vitest',
];

const common: Common = {
  entries: shared,
  // The preview answers requests with these: the screens that make some reach them by themselves.
  leftOut: (file) => file.startsWith('packages/api-client/'),
  files: settings,
  packages: machinery,
};

/** Every file of stories, from the root of the project. */
export function storyFiles(): string[] {
  return globSync('packages/*/src/**/*.stories.tsx', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** What each file of stories is made of. */
export function storyGraph(files: readonly string[]): Promise<Map<string, Reached>> {
  return moduleGraph([...shared, ...files], leadsElsewhere);
}

/**
 * The hash of everything that makes the pictures of a file of stories: its modules, styles and fonts, the packages
 * they use as the lockfile fixes them, and what all stories share. Identical inputs give identical screenshots.
 * Comments, types and formatting reach no picture and do not count.
 */
export async function storyInputs(
  files: readonly string[] = storyFiles(),
  graph?: ReadonlyMap<string, Reached>,
  read: ReadFile = fromDisk,
): Promise<Map<string, string>> {
  return inputHashes(files, graph ?? (await storyGraph(files)), common, (file) =>
    withoutComments(file, read(file)),
  );
}
