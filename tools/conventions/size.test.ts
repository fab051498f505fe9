import { describe, expect, it } from 'vitest';
import { crowdedFolders, longFiles } from './size.ts';
import { isStoryOrTest, sources } from './sources.ts';

/** Files of code in one folder, without its stories, tests and pages. */
const mostFiles = 30;
/** Folders that grew before there was a law: they may shrink, not grow. */
const crowdedBefore: Readonly<Record<string, number>> = {
  'packages/ui/src/components/DataGrid': 51,
};
/** Lines of a file; of a file of tests or stories, which are lists. */
const mostLines = 270;
const mostLinesOfTests = 350;

describe('folders and files are small', () => {
  const all = sources('{packages,tools,journeys}/**/*.{ts,tsx}');
  const tests = all.filter(({ file }) => isStoryOrTest(file));
  const code = all.filter(({ file }) => !isStoryOrTest(file));

  it('is broken by one file too many, and by a line too many', () => {
    expect(crowdedFolders(['a/1.ts', 'a/2.ts', 'a/b/3.ts'], 1)).toEqual([{ folder: 'a', count: 2 }]);
    expect(longFiles([{ file: 'a.ts', text: '1\n2\n3\n' }], 2)).toEqual(['a.ts: 3']);
  });

  it('holds for folders', () => {
    const crowded = crowdedFolders(
      code.map(({ file }) => file),
      mostFiles,
    );
    expect(crowded.filter(({ folder, count }) => count > (crowdedBefore[folder] ?? 0))).toEqual([]);
  });

  it('holds for files', () => {
    expect([...longFiles(code, mostLines), ...longFiles(tests, mostLinesOfTests)]).toEqual([]);
  });
});
