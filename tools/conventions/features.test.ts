import { describe, expect, it } from 'vitest';
import { importsOf, isStoryOrTest, sources, type Source } from './sources.ts';

/** What leads past a feature's index: only its routes are listed by their own file. */
function trespasses(files: readonly Source[]): string[] {
  return files
    .filter(({ file }) => file.startsWith('packages/portal/src/') && !file.includes('/src/features/'))
    .filter(({ file }) => !isStoryOrTest(file))
    .flatMap((source) =>
      importsOf(source)
        .filter(({ target }) => /\/src\/features\//.test(target))
        .filter(({ target }) => !/\/features\/([^/]+)\/(index|\1\.route)$/.test(target))
        .map(({ specifier }) => `${source.file} imports ${specifier}`),
    );
}

/** Files that are found by a pattern, which no other law sees, but for what the features read and draw first. */
function findings(files: readonly Source[]): string[] {
  return files
    .filter(({ file }) => !isStoryOrTest(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/import\.meta\.glob\S*?\(\s*['"`](\S+?)['"`]/g)].map(
        ([, pattern = '']) => `${file} finds ${pattern}`,
      ),
    );
}

describe('code outside the features', () => {
  it('reaches one through its index, and lists its routes', () => {
    const files = sources('packages/portal/src/**/*.{ts,tsx}');
    expect(files.some(({ text }) => text.includes('.route.tsx'))).toBe(true);
    expect(trespasses(files)).toEqual([]);
  });

  it('finds nothing by a pattern but what the pages read and draw first', () => {
    const files = sources('packages/portal/src/**/*.{ts,tsx}');
    expect(findings(files)).toEqual([
      'packages/portal/src/boot/firstRows.ts finds ../features/*/*.rows.ts',
      'packages/portal/src/boot/readsAt.ts finds ../features/*/*.reads.ts',
    ]);
  });

  it('is broken by an import past the index, lazy ones too', () => {
    const shell = (text: string) => [{ file: 'packages/portal/src/app/Shell.tsx', text }];
    expect(trespasses(shell("import { A } from '../features/documents/index.ts';"))).toEqual([]);
    expect(trespasses(shell("const A = import('../features/documents/ClientPicker.tsx');"))).toHaveLength(1);
    expect(trespasses(shell("import { r } from '../features/documents/clients.route.tsx';"))).toHaveLength(1);
  });
});
