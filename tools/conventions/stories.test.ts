import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

/** `components/Button/Button.tsx` is the component of its folder; parts carry the parent's name and need no stories. */
const mainFile = /^packages\/ui\/src\/(?:components|patterns)\/([^/]+)\/\1\.tsx$/;

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

  it('story files show states by name, never a bare Default', () => {
    const bare = sources('packages/*/src/**/*.stories.tsx')
      .filter(({ text }) => /export const (Default|Test\d*|Example\d*)\b/.test(text))
      .map(({ file }) => path.posix.basename(file));
    expect(bare).toEqual([]);
  });
});
