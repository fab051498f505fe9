import { describe, expect, it } from 'vitest';
import { importsOf, sources, type Source } from './sources.ts';

/** `.storybook/` only configures: no package reaches into it, and the kit knows no screen. */
function offences(source: Source): string[] {
  const forbidden = source.file.startsWith('packages/story-kit/')
    ? /^(\.storybook|packages\/portal|packages\/sites|@countersign\/(portal|sites))\b/
    : /^\.storybook\b/;
  return importsOf(source)
    .filter(({ target }) => forbidden.test(target))
    .map(({ specifier }) => `${source.file} imports ${specifier}`);
}

describe('the kit of the stories', () => {
  it('is imported by name, never out of the configuration of Storybook', () => {
    expect(sources('packages/*/src/**/*.{ts,tsx}').flatMap(offences)).toEqual([]);
  });

  it.each([
    ['packages/portal/src/features/a/A.stories.tsx', '../../../../../.storybook/preview.tsx'],
    ['packages/story-kit/src/index.ts', '../../portal/src/services/services.tsx'],
    ['packages/story-kit/src/index.ts', '@countersign/sites'],
  ])('finds %s importing %s', (file, specifier) => {
    expect(offences({ file, text: `import { a } from '${specifier}';` })).toHaveLength(1);
  });

  it('lets a story import the kit', () => {
    const file = 'packages/portal/src/features/a/A.stories.tsx';
    expect(offences({ file, text: `import { brands } from '@countersign/story-kit';` })).toEqual([]);
  });
});
