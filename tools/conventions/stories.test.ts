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

const isScreen = (file: string) => /(Screen|Modal|Dialog|Page|Error|Failure)\.tsx$/.test(file);

/** Screens without stories of their own, and the stories that show them. */
const shownBy: ReadonlyMap<string, string> = new Map([
  // One of the pages before the sign-in, whose screens have their own.
  ['packages/portal/src/app/FrontPage.tsx', 'packages/portal/src/features/login/LoginScreen.stories.tsx'],
  ['packages/portal/src/app/ErrorPage.tsx', 'packages/portal/src/app/Shell.stories.tsx'],
  ['packages/sites/src/identity/CodePage.tsx', 'packages/sites/src/identity/IdentityPageView.stories.tsx'],
  [
    'packages/sites/src/identity/PasswordPage.tsx',
    'packages/sites/src/identity/IdentityPageView.stories.tsx',
  ],
  ['packages/sites/src/identity/SetUpPage.tsx', 'packages/sites/src/identity/IdentityPageView.stories.tsx'],
  // Dialogs over the documents, from where they are opened.
  [
    'packages/portal/src/features/filters/picking/FilterPickerDialog.tsx',
    'packages/portal/src/features/documents/assigning/AssignFilterModal.stories.tsx',
  ],
  [
    'packages/portal/src/features/documents/modals/CopyLinkModal.tsx',
    'packages/portal/src/features/documents/screen/DocumentModals.stories.tsx',
  ],
  [
    'packages/portal/src/features/filters/DeleteFilterModal.tsx',
    'packages/portal/src/features/filters/FiltersPane.stories.tsx',
  ],
  ['packages/sites/src/viewer/ViewerPage.tsx', 'packages/sites/src/viewer/Viewer.stories.tsx'],
]);
const isBare = ({ text }: Source) => /export const (Default|Test\d*|Example\d*)\b/.test(text);

const ownStories = (file: string) => file.replace('.tsx', '.stories.tsx');

/** Returns the files without a story file beside them, or the one that shows them. */
function withoutStories(files: readonly string[], stories: ReadonlySet<string>): string[] {
  return files.filter((file) => !stories.has(shownBy.get(file) ?? ownStories(file)));
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
    const made = sources('packages/portal/src/{app,features}/**/*.tsx', 'packages/sites/src/**/*.tsx')
      .map(({ file }) => file)
      .filter(isScreen);
    expect(made).toEqual(expect.arrayContaining([...shownBy.keys()]));
    expect(withoutStories(made, stories)).toEqual([]);
    expect([...shownBy.keys()].filter((file) => stories.has(ownStories(file)))).toEqual([]);
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
