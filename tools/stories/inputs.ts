import { createHash, type Hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/process.ts';
import { lockedWith, type Lockfile } from './lockedPackages.ts';
import { moduleGraph, type Reached } from './moduleGraph.ts';

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

const digits = 16;

/** Every file of stories, from the root of the project. */
export function storyFiles(): string[] {
  return globSync('packages/*/src/**/*.stories.tsx', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/**
 * The hash of everything that makes the pictures of a file of stories: its modules, styles and fonts, the packages
 * they use as the lockfile fixes them, and what all stories share. Identical inputs give identical screenshots.
 *
 * @param read Reads a file of the project, by its path from the root.
 */
export async function storyInputs(
  files: readonly string[] = storyFiles(),
  read: (file: string) => Buffer | string = fromDisk,
): Promise<Map<string, string>> {
  const lockfile: Lockfile = JSON.parse(String(read('package-lock.json')));
  const graph = await moduleGraph([...shared, ...files]);
  const hashOfFile = hashes(read);
  const write = (hash: Hash, { files: made, packages }: Reached) => {
    const own = made.map((file) => path.relative(root, file).replaceAll(path.sep, '/')).sort();
    for (const file of own) hash.update(`${file} ${hashOfFile(file)}\n`);
    const locked = packages.flatMap(({ specifier, from }) =>
      lockedWith(lockfile, specifier, path.relative(root, from).replaceAll(path.sep, '/')),
    );
    for (const each of [...new Set(locked)].sort()) hash.update(`${each}\n`);
    return hash;
  };
  const common = createHash('sha256');
  for (const entry of shared) write(common, graph.get(entry) ?? nothing);
  write(common, {
    files: settings.map((file) => path.join(root, file)),
    packages: machinery.map((specifier) => ({ specifier, from: root })),
  });
  return new Map(
    files.map((file) => [
      file,
      write(common.copy(), graph.get(file) ?? nothing)
        .digest('hex')
        .slice(0, digits),
    ]),
  );
}

const nothing: Reached = { files: [], packages: [] };

const fromDisk = (file: string) => readFileSync(path.join(root, file));

/** Reads and hashes each file once. */
function hashes(read: (file: string) => Buffer | string): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    const hash = known.get(file) ?? createHash('sha256').update(read(file)).digest('hex');
    known.set(file, hash);
    return hash;
  };
}
