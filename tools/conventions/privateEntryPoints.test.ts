import { expect, it } from 'vitest';
import { importsOf, sources, type Source } from './sources.ts';

/** Names by which a library says that it may change or go at any time. */
const unstableName = /\b\w*(?:UNSAFE|UNSTABLE|unstable)_\w+/g;

/** What a file takes from a library that is not meant to be taken. */
function offences(source: Source): string[] {
  const specifiers = importsOf(source).map(({ specifier }) => specifier);
  const entryPoints = specifiers.filter((specifier) =>
    /^[@\w].*\/(?:private|internal|internals)(?:\/|$)/.test(specifier),
  );
  const names = source.text.match(unstableName) ?? [];
  return [...entryPoints, ...names].map((what) => `${source.file} uses ${what}`);
}

it('takes nothing from a private or unstable door of a library', () => {
  expect(sources('packages/*/src/**/*.{ts,tsx}').flatMap(offences)).toEqual([]);
});

it('finds private doors and unstable names', () => {
  const text = [
    "import { hide } from 'react-aria/private/overlays/hide';",
    "import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';",
    "import { own } from './private/own.ts';",
  ].join('\n');
  expect(offences({ file: 'packages/ui/src/a.ts', text })).toEqual([
    'packages/ui/src/a.ts uses react-aria/private/overlays/hide',
    'packages/ui/src/a.ts uses UNSAFE_PortalProvider',
  ]);
});
