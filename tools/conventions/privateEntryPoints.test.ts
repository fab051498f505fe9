import { expect, it } from 'vitest';
import { importsOf, sources, type Source } from './sources.ts';

/** Names by which a library says that it may change or go at any time. */
const unstableName = /\b\w*(?:UNSAFE|UNSTABLE|unstable)_\w+/g;

/** A call of a method that its name calls private; none of ours has such a name, so it is a library's. */
const privateCall = /[\w$)\]][?!]?\.(_\w+)\s*\(/g;

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

it('takes nothing from a private or unstable door of a library', () => {
  expect(sources('packages/*/src/**/*.{ts,tsx}').flatMap(offences)).toEqual([]);
});

it('finds private doors, unstable names and calls of private methods', () => {
  const text = [
    "import { hide } from 'react-aria/private/overlays/hide';",
    "import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';",
    "import { own } from './private/own.ts';",
    'const stop = virtualizer._didMount();',
    'this.list[0]?._willUpdate();',
    'const { _kept } = own(_kept, own._kept);',
  ].join('\n');
  expect(offences({ file: 'packages/ui/src/a.ts', text })).toEqual([
    'packages/ui/src/a.ts uses react-aria/private/overlays/hide',
    'packages/ui/src/a.ts uses UNSAFE_PortalProvider',
    'packages/ui/src/a.ts uses _didMount()',
    'packages/ui/src/a.ts uses _willUpdate()',
  ]);
});
