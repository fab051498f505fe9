import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { storyTexts } from './flows.ts';
import { sources, type Source } from './sources.ts';

/** `components/Button/Button.tsx` is the component of its folder; parts carry the parent's name and need no stories. */
const mainFile = /^packages\/ui\/src\/(?:components|patterns)\/([^/]+)\/\1\.tsx$/;

function copiesIn(source: Source): string[] {
  const names = new Map<string, string>();
  return [...storyTexts(source)].flatMap(([name, text]) => {
    const told = text.replaceAll(/\s+/g, ' ');
    const first = names.get(told);
    names.set(told, first ?? name);
    return first === undefined ? [] : [`${source.file}: ${name} is ${first}`];
  });
}

describe('what is made is shown', () => {
  const stories = new Set(sources('packages/*/src/**/*.stories.tsx').map(({ file }) => file));

  it('every component and pattern has stories', () => {
    const without = sources('packages/ui/src/{components,patterns}/**/*.tsx')
      .filter(({ file }) => mainFile.test(file))
      .filter(({ file }) => !stories.has(file.replace('.tsx', '.stories.tsx')))
      .map(({ file }) => file);
    expect(without).toEqual([]);
  });

  it('every screen and every modal has stories', () => {
    const without = sources('packages/portal/src/features/**/*.tsx')
      .filter(({ file }) => /(Screen|Modal|Dialog|Page)\.tsx$/.test(file))
      .filter(({ file }) => !stories.has(file.replace('.tsx', '.stories.tsx')))
      .map(({ file }) => file);
    expect(without).toEqual([]);
  });

  it('no story of a file is the copy of another: its name would claim a state that it does not render', () => {
    const files = sources('packages/{portal,sites,ui}/src/**/*.stories.tsx');
    expect(
      copiesIn({ file: 'a', text: 'export const A: S = { a: 1 }; export const B: S = {  a: 1 };' }),
    ).toEqual(['a: B is A']);
    expect(files.flatMap(copiesIn)).toEqual([]);
  });

  it('story files show states by name, never a bare Default', () => {
    const bare = sources('packages/*/src/**/*.stories.tsx')
      .filter(({ text }) => /export const (Default|Test\d*|Example\d*)\b/.test(text))
      .map(({ file }) => path.posix.basename(file));
    expect(bare).toEqual([]);
  });
});
