import { describe, expect, it } from 'vitest';
import { crowdedFolders, lengthAt, longFiles } from './size.ts';
import { isStoryOrTest, sources } from './sources.ts';

/** Files of code in one folder, without its stories, tests and pages. */
const mostFiles = 30;
/** Lines of half of the files, and of nineteen in twenty. */
const median = 80;
const nineteenInTwenty = 250;
/** Lines of any file: a list of cases may be longer than the usual, but not so long that two readers edit it at once. */
const mostLines = 300;

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
    expect(
      crowdedFolders(
        code.map(({ file }) => file),
        mostFiles,
      ),
    ).toEqual([]);
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
