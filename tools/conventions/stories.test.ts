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

const isScreen = (file: string) => /(Screen|Modal|Dialog|Page)\.tsx$/.test(file);
const isBare = ({ text }: Source) => /export const (Default|Test\d*|Example\d*)\b/.test(text);

/** Returns the files without a story file beside them. */
function withoutStories(files: readonly string[], stories: ReadonlySet<string>): string[] {
  return files.filter((file) => !stories.has(file.replace('.tsx', '.stories.tsx')));
}

describe('what is made is shown', () => {
  const stories = new Set(sources('packages/*/src/**/*.stories.tsx').map(({ file }) => file));

  it('which a component, a modal and a name that says nothing break', () => {
    const files = ['ui/src/components/Pin/Pin.tsx', 'ui/src/components/Pin/PinRow.tsx', 'a/PinModal.tsx'];
    const made = files.filter((file) => mainFile.test(`packages/${file}`) || isScreen(file));
    expect(withoutStories(made, new Set())).toEqual([files[0], files[2]]);
    expect(withoutStories(made, new Set(['a/PinModal.stories.tsx']))).toEqual([files[0]]);
    expect(isBare({ file: 'a.stories.tsx', text: 'export const Default: Story = {};' })).toBe(true);
    expect(isBare({ file: 'a.stories.tsx', text: 'export const Defaulted: Story = {};' })).toBe(false);
  });

  it('every component and pattern has stories', () => {
    const made = sources('packages/ui/src/{components,patterns}/**/*.tsx').map(({ file }) => file);
    expect(made.filter((file) => mainFile.test(file)).length).toBeGreaterThan(40);
    expect(
      withoutStories(
        made.filter((file) => mainFile.test(file)),
        stories,
      ),
    ).toEqual([]);
  });

  it('every screen and every modal has stories', () => {
    const made = sources('packages/portal/src/features/**/*.tsx').map(({ file }) => file);
    expect(made.filter(isScreen).length).toBeGreaterThan(5);
    expect(withoutStories(made.filter(isScreen), stories)).toEqual([]);
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
      .filter(isBare)
      .map(({ file }) => path.posix.basename(file));
    expect(bare).toEqual([]);
  });
});
