import { describe, expect, it } from 'vitest';
import { crowdedFolders, lengthAt, longFiles } from './size.ts';
import { isStoryOrTest, sources, type Source } from './sources.ts';

/** Files in one folder, with its stories and tests. */
const mostFiles = 30;
/** Folders that have more with their stories and tests: of these, only the other files are counted. */
const fullWithTests = [
  'journeys',
  'packages/api-client/src/resources',
  'packages/api-client/src/rules',
  'packages/api-client/src/upload',
  'packages/portal/src/app',
  'packages/portal/src/services',
  'packages/portal/src/session',
  'packages/server/src/domain/signing',
  'packages/server/src/identity',
  'packages/server/src/pdf',
  'packages/sites/src/signing',
  'packages/sites/src/viewer',
  'packages/ui/src/components/Tree',
  'packages/ui/src/theme',
  'tools/conventions',
  'tools/stories',
];
/** Its files are numbered and stay for ever, so they are not counted. */
const growing = 'packages/server/src/store/migrations/';
/** Lines of half of the files, and of nineteen in twenty. */
const median = 80;
const nineteenInTwenty = 250;
/** Lines of any file: a list of cases may be longer than the usual, but not so long that two readers edit it at once. */
const mostLines = 300;
/** Lists to which the generators add a line for each thing: room for many more. */
const lists = [
  'packages/api-client/src/fixtures/answers.ts',
  'packages/api-client/src/fixtures/index.ts',
  'packages/api-client/src/resources/index.ts',
  'packages/api-client/src/resources/keys.ts',
  'packages/portal/src/app/features.ts',
  'packages/server/src/contract/testing/calls/lists.ts',
  'packages/server/src/routes/index.ts',
  'packages/ui/src/components.ts',
];
const room = 50;

describe('folders and files are small', () => {
  const all = sources('{packages,tools,journeys,.storybook}/**/*.{ts,tsx}');
  const tests = all.filter(({ file }) => isStoryOrTest(file));
  const code = all.filter(({ file }) => !isStoryOrTest(file));

  it('is broken by one file too many, and by a line too many', () => {
    expect(crowdedFolders(['a/1.ts', 'a/2.ts', 'a/b/3.ts'], 1)).toEqual([{ folder: 'a', count: 2 }]);
    const files = ['', '1\n', '1\n2\n', '1\n2\n3\n'].map((text, index) => ({ file: `${index}.ts`, text }));
    expect(longFiles(files, 2)).toEqual(['3.ts: 3']);
    expect([lengthAt(files, 0.5), lengthAt(files, 0.75), lengthAt(files, 1)]).toEqual([1, 2, 3]);
  });

  it('holds for folders', () => {
    const crowded = (files: readonly Source[]) =>
      crowdedFolders(
        files.map(({ file }) => file).filter((file) => !file.startsWith(growing)),
        mostFiles,
      );
    expect(crowded(code)).toEqual([]);
    // One that is no longer full leaves the list.
    const full = crowded(all).map(({ folder }) => folder);
    expect(full.toSorted()).toEqual(fullWithTests);
  });

  it.each(lists)('leaves room in %s', (list) => {
    const found = all.filter(({ file }) => file === list);
    expect(found).toHaveLength(1);
    expect(longFiles(found, mostLines - room)).toEqual([]);
  });

  it.each([
    ['code', code],
    ['tests and stories', tests],
  ])('holds for files of %s', (_, files) => {
    expect(files.length).toBeGreaterThan(300);
    expect(lengthAt(files, 0.5)).toBeLessThanOrEqual(median);
    expect(lengthAt(files, 0.95)).toBeLessThanOrEqual(nineteenInTwenty);
    expect(longFiles(files, mostLines)).toEqual([]);
  });
});
