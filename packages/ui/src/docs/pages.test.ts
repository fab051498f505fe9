import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesOf, readEntryPoints } from '../../build/entryPoints.ts';

const source = path.resolve(import.meta.dirname, '..');

interface StoryFile {
  readonly file: string;
  readonly title: string;
  readonly text: string;
}

function read(file: string): string {
  return readFileSync(path.join(source, file), 'utf8');
}

const stories: readonly StoryFile[] = globSync('{components,patterns,theme,themeLab}/**/*.stories.tsx', {
  cwd: source,
})
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort()
  .map((file) => ({ file, text: read(file) }))
  .map(({ file, text }) => ({ file, text, title: /\btitle: '([A-Z][^']*)'/.exec(text)?.[1] ?? '' }));

const pageOf = (file: string) => file.replace('.stories.tsx', '.mdx');
const withPage = stories.filter(({ file }) => existsSync(path.join(source, pageOf(file))));

describe('every story file has a page', () => {
  it('of its own, or is below one that has', () => {
    const without = stories
      .filter((story) => !withPage.includes(story))
      .filter(({ title }) => !withPage.some((other) => title.startsWith(`${other.title}/`)))
      .map(({ file }) => file);
    expect(without).toEqual([]);
  });

  it('which is its only one', () => {
    const twice = withPage.filter(({ text }) => !text.includes("'!autodocs'")).map(({ file }) => file);
    expect(twice).toEqual([]);
  });
});

describe('every page', () => {
  const pages = withPage.map(({ file }) => pageOf(file));

  it('has the same order', () => {
    const forms = {
      component: ['## When to use', '## When not to use', '## Keyboard'],
      foundation: ['## When to use', '## When not to use', '## In code', '## Accessibility'],
    };
    const others = pages.filter((file) => {
      const form = forms[/^theme(Lab)?\//.test(file) ? 'foundation' : 'component'];
      const places = form.map((part) => read(file).indexOf(part));
      return places.some((place, index) => place <= (places[index - 1] ?? -1));
    });
    expect(others).toEqual([]);
  });

  it('names only what the library offers', () => {
    const lines = readEntryPoints().flatMap((entryPoint) => entryPoint.lines);
    const offered = new Set(
      lines.flatMap(({ from, values }) => values ?? namesOf(path.join(source, from.replace(/\.js$/, '.ts')))),
    );
    // "**Toast**": a component called through a function has a page, but no export of that name.
    for (const { title } of withPage) offered.add(title.replace(/^.*\//, ''));
    const unknown = pages.flatMap((file) =>
      [...read(file).matchAll(/\*\*([A-Z]\w+)\*\*/g)]
        .map(([, name = '']) => name)
        // "use **Checkboxes**": names may be plural.
        .filter(
          (name) => ![name, name.replace(/s$/, ''), name.replace(/es$/, '')].some((one) => offered.has(one)),
        )
        .map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('leads to pages that are there', () => {
    const known = new Set(
      withPage.map(({ title }) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') + '--docs'),
    );
    const lost = pages.flatMap((file) =>
      [...read(file).matchAll(/\?path=\/docs\/([\w-]+)/g)]
        .filter(([, id = '']) => !known.has(id))
        .map(([, id]) => `${file}: ${id}`),
    );
    expect(lost).toEqual([]);
  });
});
