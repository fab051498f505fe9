import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { namesOf, readEntryPoints, type EntryPointLine } from '../build/entryPoints.ts';

/** Lists what an entry point exports, one name per line, types after values. */
function offer({ from, values, types }: EntryPointLine): string[] {
  if (values === null) return namesOf(path.join(import.meta.dirname, from.replace(/\.js$/, '.ts')));
  return [...values, ...types.map((name) => `type ${name}`)];
}

it('offers the names that were announced, and no others', async () => {
  const entryPoints = readEntryPoints().map(
    ({ name, lines }) =>
      `${name}\n${lines
        .flatMap(offer)
        .sort()
        .map((each) => `  ${each}\n`)
        .join('')}`,
  );
  // Update with `vitest run --project unit packages/ui/src/publicNames --update`: removing a name is a
  // breaking change.
  await expect(entryPoints.join('\n')).toMatchFileSnapshot('publicNames.txt');
});

it('offers each name once', () => {
  const names = readEntryPoints().flatMap(({ lines }) => lines.flatMap(offer));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  for (const file of ['index.ts', 'components.ts', 'patterns.ts'])
    expect(readFileSync(path.join(import.meta.dirname, file), 'utf8')).not.toContain('export default');
});
