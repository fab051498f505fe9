import { expect, it } from 'vitest';
import { importsOf, sources, type Source } from './sources.ts';

/** Names by which a library says that it may change or go at any time. */
const unstableName = /\b\w*(?:UNSAFE|UNSTABLE|unstable|experimental)_\w+/g;

/** A call of a method that its name calls private; none of ours has such a name, so it is a library's. */
const privateCall = /[\w$)\]][?!]?\.(_\w+)\s*\(/g;

/** Entry points and names that have no public counterpart, each with the reason. */
const unavoidable: ReadonlyMap<string, string> = new Map([
  ['.storybook/Docs.tsx uses storybook/internal/core-events', 'the only source of the names of events'],
  ['.storybook/coverage/tables.tsx uses storybook/internal/csf', 'the ids that links to stories need'],
  ['tools/stories/storyStates.ts uses storybook/internal/csf', 'the ids by which stories are recorded'],
  [
    'tools/conventions/manifest.test.ts uses experimental_manifests',
    'makes the manifest without the minutes that a build of Storybook takes',
  ],
]);

/** What a file takes from a library that is not meant to be taken. */
function offences(source: Source): string[] {
  const specifiers = importsOf(source).map(({ specifier }) => specifier);
  const entryPoints = specifiers.filter((specifier) =>
    /^[@\w].*\/(?:private|internal|internals)(?:\/|$)/.test(specifier),
  );
  const names = source.text.match(unstableName) ?? [];
  const calls = [...source.text.matchAll(privateCall)].map(([, name = '']) => `${name}()`);
  return [...entryPoints, ...names, ...calls].map((what) => `${source.file} uses ${what}`);
}

it('uses no private or unstable entry point of a library', () => {
  const files = sources(
    '.storybook/**/*.{ts,tsx,mdx}',
    'journeys/**/*.ts',
    'packages/*/src/**/*.{ts,tsx,mdx}',
    'packages/ui/{build,consumers,bench}/**/*.{ts,tsx}',
    'tools/**/*.ts',
  ).filter(({ file }) => !file.endsWith('.d.ts') && !file.endsWith('/privateEntryPoints.test.ts'));
  const found = new Set(files.flatMap(offences));
  expect([...found].filter((offence) => !unavoidable.has(offence))).toEqual([]);
  expect([...unavoidable.keys()].filter((offence) => !found.has(offence))).toEqual([]);
});

it('finds private entry points, unstable names and calls of private methods', () => {
  const text = [
    "import { hide } from 'react-aria/private/overlays/hide';",
    "import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';",
    "import { own } from './private/own.ts';",
    "import { experimental_manifests } from '@storybook/react/preset';",
    'const stop = virtualizer._didMount();',
    'this.list[0]?._willUpdate();',
    'const { _kept } = own(_kept, own._kept);',
  ].join('\n');
  expect(offences({ file: 'packages/ui/src/a.ts', text })).toEqual([
    'packages/ui/src/a.ts uses react-aria/private/overlays/hide',
    'packages/ui/src/a.ts uses UNSAFE_PortalProvider',
    'packages/ui/src/a.ts uses experimental_manifests',
    'packages/ui/src/a.ts uses _didMount()',
    'packages/ui/src/a.ts uses _willUpdate()',
  ]);
});
