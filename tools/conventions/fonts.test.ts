import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnCharacters, writtenCharacters, type Drawn } from './drawnCharacters.ts';
import { codePointsOf } from './fontCoverage.ts';
import { isStoryOrTest, sources } from './sources.ts';

const folder = path.resolve(import.meta.dirname, '../../packages/ui/src/theme/fonts');
/** What the sheets say a part is fetched for: a glyph beyond it is never asked of the font. */
const sheet = readFileSync(path.join(folder, '../fonts.css'), 'utf8');

function declaredRanges(file: string): (readonly [number, number])[] {
  const face = sheet.split('@font-face').find((each) => each.includes(file)) ?? '';
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1];
  if (ranges === undefined) return [[0, 0x10ffff]];
  return ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
}

/** The code points that pages draw in a family of fonts. */
async function coverage(family: string): Promise<Set<number>> {
  const found = new Set<number>();
  for (const file of globSync(`${family}*.woff2`, { cwd: folder })) {
    const wanted = declaredRanges(file);
    const everything = String.fromCodePoint(
      ...Array.from({ length: 0x3000 - 0x20 }, (_, index) => 0x20 + index),
    );
    const sfnt = await subsetFont(readFileSync(path.join(folder, file)), everything, {
      targetFormat: 'sfnt',
    });
    for (const code of codePointsOf(sfnt))
      if (wanted.some(([first, last]) => first <= code && code <= last)) found.add(code);
  }
  return found;
}

describe('every character shown is in the shipped fonts', () => {
  let inter = new Set<number>();
  beforeAll(async () => {
    inter = await coverage('inter');
  });

  const foreign = (drawn: readonly Drawn[]) =>
    drawn
      .filter(({ character }) => !inter.has(character.codePointAt(0) ?? 0))
      .map(({ file, character }) => `${file}: ${character} (U+${character.codePointAt(0)?.toString(16)})`);

  it('knows what Inter has', () => {
    expect(
      ['A', 'é', 'ř', '–', '…', '’', '·', '€'].filter((each) => !inter.has(each.codePointAt(0) ?? 0)),
    ).toEqual([]);
  });

  it('finds a sign that only a machine may have', () => {
    const text = `
      // ↵ in a comment draws nothing
      const keys = ['⌘', \`\${name} ⇧\`];
      const mark = <b title="½">✓ done</b>;`;
    expect(foreign(drawnCharacters({ file: 'a.tsx', text }))).toEqual([
      'a.tsx: ⌘ (U+2318)',
      'a.tsx: ⇧ (U+21e7)',
      'a.tsx: ✓ (U+2713)',
    ]);
    expect(foreign(writtenCharacters({ file: 'a.mdx', text: 'Press ⌥.' }))).toEqual(['a.mdx: ⌥ (U+2325)']);
  });

  it('holds in the library, the portal, the sites, their stories and what services answer in them', () => {
    const code = sources(
      'packages/{ui,portal,sites,api-client}/src/**/*.{ts,tsx}',
      'packages/server/src/**/*.ts',
      '.storybook/**/*.{ts,tsx}',
    )
      .filter(({ file }) => !isStoryOrTest(file) || file.includes('.stories.'))
      // A PDF is drawn in fonts of its own, which it carries.
      .filter(({ file }) => !file.startsWith('packages/server/src/pdf/'));
    const words = sources('packages/*/src/**/*.mdx', '.storybook/**/*.mdx', 'packages/*/index.html');
    expect(foreign([...code.flatMap(drawnCharacters), ...words.flatMap(writtenCharacters)])).toEqual([]);
  });
});
