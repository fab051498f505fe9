import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sources } from '../conventions/sources.ts';
import { storyFileOf } from '../coverage/storyFiles.ts';
import type { Part, PartResult } from '../run/parts.ts';
import { run } from '../run/process.ts';

/** What decides whether Storybook can be built, besides the stories themselves, which run in a browser. */
export const storybookInputs: readonly string[] = [
  '.storybook/**',
  '**/*.mdx',
  '**/package.json',
  'package-lock.json',
  'packages/story-kit/**',
  'packages/ui/src/docs/**',
  'tools/conventions/sources.ts',
  'tools/coverage/**',
  'tools/run/process.ts',
  'tools/storybook.ts',
  'tools/stories/builtStorybook.ts',
];

const files = ['index.html', 'iframe.html', 'index.json', 'manifests/components.json'];

function titlesIn(index: string): Set<string> {
  const { entries }: { entries: Record<string, { readonly title: string }> } = JSON.parse(index);
  return new Set(Object.values(entries).map(({ title }) => title));
}

/** Returns the files and the pages, by title, that a built Storybook lacks. */
export function missingFrom(folder: string, titles: readonly string[]): string[] {
  const absent = files.filter((file) => !existsSync(path.join(folder, file)));
  if (absent.includes('index.json')) return absent;
  const listed = titlesIn(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  return [...absent, ...titles.filter((title) => !listed.has(title)).map((title) => `the page ${title}`)];
}

/** Titles of all files of stories and of the pages of documentation that have one of their own. */
function expectedTitles(): string[] {
  const stories = sources('packages/*/src/**/*.stories.tsx').flatMap(
    (file) => storyFileOf(file)?.title ?? [],
  );
  const pages = sources('.storybook/**/*.mdx', 'packages/*/src/**/*.mdx').flatMap(
    ({ text }) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? [],
  );
  return [...stories, ...pages];
}

/** Builds the real Storybook into a temporary folder, as `npm run build-storybook` does. */
export function storybookPart(): Part {
  return {
    name: 'build of Storybook',
    run: async (): Promise<PartResult> => {
      const folder = mkdtempSync(path.join(tmpdir(), 'countersign-storybook-'));
      try {
        const { code, output } = await run(process.execPath, [
          'tools/storybook.ts',
          'build-storybook',
          '--quiet',
          '-o',
          folder,
        ]);
        const failures =
          code === 0 ? missingFrom(folder, expectedTitles()).map((what) => `It lacks ${what}`) : [];
        const ok = code === 0 && failures.length === 0;
        return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures, output };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
