import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * Makes the fonts that the package ships (`src/theme/fonts`): a small core of Inter with the characters and weights
 * of nearly every page, Inter as published, split by script, for what the core lacks, and one instance of
 * Newsreader, weight 500 at optical size 32, cut to Latin.
 * Run with `node packages/ui/tools/makeFonts.ts` after an update of the font packages.
 */
const require = createRequire(import.meta.url);
const target = path.resolve(import.meta.dirname, '../src/theme/fonts');

/** Basic Latin, Latin-1, and the punctuation that prose uses. */
const latin = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;

function folder(name: string): string {
  return path.dirname(require.resolve(`${name}/package.json`));
}

/** What else the core of Inter has: the spaces of times and numbers, arrows of sorting. */
const signs = [
  [0x131, 0x131],
  [0x2009, 0x2009],
  [0x202f, 0x202f],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
] as const;

function characters(ranges: readonly (readonly [number, number])[]): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
}

async function makeNewsreader(): Promise<void> {
  const source = folder('@fontsource-variable/newsreader');
  const font = await readFile(path.join(source, 'files/newsreader-latin-opsz-normal.woff2'));
  const instance = await subsetFont(font, characters(latin), {
    targetFormat: 'woff2',
    variationAxes: { wght: 500, opsz: 32 },
    keepFeatures: ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'mark', 'locl'],
    noHinting: true,
  });
  await writeFile(path.join(target, 'newsreader-latin-500.woff2'), instance);
  await copyFile(path.join(source, 'LICENSE'), path.join(target, 'newsreader-OFL.txt'));
  process.stdout.write(`newsreader-latin-500.woff2 ${String(instance.length)} bytes\n`);
}

async function makeInter(): Promise<void> {
  const source = folder('@fontsource-variable/inter');
  const font = await readFile(path.join(source, 'files/inter-latin-opsz-normal.woff2'));
  const core = await subsetFont(font, characters([...latin, ...signs]), {
    targetFormat: 'woff2',
    // The weights and the sizes of the design's steps.
    variationAxes: { wght: { min: 400, max: 600 }, opsz: { min: 14, max: 24 } },
    keepFeatures: ['kern', 'liga', 'calt', 'tnum', 'ccmp', 'mark', 'locl'],
    noHinting: true,
  });
  await writeFile(path.join(target, 'inter-core-opsz-normal.woff2'), core);
  process.stdout.write(`inter-core-opsz-normal.woff2 ${String(core.length)} bytes\n`);
  for (const script of ['latin', 'latin-ext', 'vietnamese']) {
    const file = `inter-${script}-opsz-normal.woff2`;
    await copyFile(path.join(source, 'files', file), path.join(target, file));
  }
  await copyFile(path.join(source, 'LICENSE'), path.join(target, 'inter-OFL.txt'));
}

await mkdir(target, { recursive: true });
await makeInter();
await makeNewsreader();
