import { describe, expect, it } from 'vitest';
import { importsOf, isStoryOrTest, sources, type Source } from './sources.ts';

/** What production code of a place may import, of the house and of the state libraries. First match wins. */
const rules: readonly { readonly of: string; readonly may: readonly string[] }[] = [
  { of: 'packages/ui/src/theme/', may: ['packages/ui/src/theme/'] },
  {
    of: 'packages/ui/src/signing-protocol/',
    may: ['packages/ui/src/signing-protocol/'],
  },
  { of: 'packages/ui/src/components/', may: ['packages/ui/src/theme/', 'packages/ui/src/components/'] },
  {
    of: 'packages/ui/src/patterns/',
    may: [
      'packages/ui/src/theme/',
      'packages/ui/src/components/',
      'packages/ui/src/patterns/',
      'packages/ui/src/signing-protocol/',
    ],
  },
  { of: 'packages/ui/src/', may: ['packages/ui/src/'] },
  {
    of: 'packages/api-client/src/rules/',
    may: ['packages/api-client/src/rules/', 'packages/api-client/src/generated/'],
  },
  {
    of: 'packages/api-client/src/fixtures/',
    may: [
      'packages/api-client/src/fixtures/',
      'packages/api-client/src/rules/',
      'packages/api-client/src/generated/',
    ],
  },
  { of: 'packages/api-client/src/', may: ['packages/api-client/src/', '@tanstack/react-query'] },
  {
    of: 'packages/server/src/',
    may: [
      'packages/server/src/',
      '@countersign/api-client/rules',
      '@countersign/api-client/fixtures',
      '@countersign/api-client/contract',
      '@countersign/api-client/config',
      '@countersign/ui/brand',
      '@countersign/ui/signing-protocol',
    ],
  },
  {
    of: 'packages/story-kit/src/',
    may: ['packages/story-kit/src/', '@countersign/ui', '@countersign/api-client'],
  },
  {
    of: 'packages/sites/src/',
    may: ['packages/sites/src/', '@countersign/ui', '@countersign/api-client'],
  },
  // The session has no look, and knows no screen.
  { of: 'packages/portal/src/session/', may: ['packages/portal/src/session/', '@countersign/api-client'] },
  {
    of: 'packages/portal/src/',
    may: [
      'packages/portal/src/',
      '@countersign/ui',
      '@countersign/api-client',
      '@tanstack/react-query',
      '@tanstack/react-router',
    ],
  },
];

const governed = ['packages/', '@countersign/', '@tanstack/react-query', '@tanstack/react-router'];

function offences(source: Source): string[] {
  const rule = rules.find(({ of }) => source.file.startsWith(of));
  if (!rule || isStoryOrTest(source.file)) return [];
  return importsOf(source)
    .filter(({ target }) => governed.some((prefix) => target.startsWith(prefix)))
    .filter(
      ({ target }) =>
        !rule.may.some((allowed) => target === allowed || target.startsWith(allowed.replace(/\/?$/, '/'))),
    )
    .map(({ specifier }) => `${source.file} imports ${specifier}`);
}

/** The feature a portal file belongs to, or null outside `features/`. */
function featureOf(file: string): string | null {
  return /^packages\/portal\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;
}

describe('who may import whom', () => {
  const all = sources('packages/*/src/**/*.{ts,tsx}');

  it('is broken by an import upwards, and by one sideways', () => {
    const broken = [
      { file: 'packages/ui/src/components/A/A.tsx', text: "import { B } from '../../patterns/B/B.js';" },
      { file: 'packages/server/src/a.ts', text: "import { Button } from '@countersign/ui';" },
      { file: 'packages/server/src/a.ts', text: "import { brand } from '@countersign/ui/brand';" },
      { file: 'packages/api-client/src/a.ts', text: "import { Button } from '@countersign/ui';" },
      { file: 'packages/portal/src/a.ts', text: "import { startServer } from '@countersign/server';" },
      { file: 'packages/portal/src/session/a.ts', text: "import { Shell } from '../app/Shell.tsx';" },
    ];
    expect(broken.flatMap(offences)).toEqual([
      'packages/ui/src/components/A/A.tsx imports ../../patterns/B/B.js',
      'packages/server/src/a.ts imports @countersign/ui',
      'packages/api-client/src/a.ts imports @countersign/ui',
      'packages/portal/src/a.ts imports @countersign/server',
      'packages/portal/src/session/a.ts imports ../app/Shell.tsx',
    ]);
  });

  it('holds in every file', () => {
    expect(all.length).toBeGreaterThan(0);
    expect(all.flatMap(offences)).toEqual([]);
  });

  it('lets a feature reach another only through its index', () => {
    const trespasses = all
      .filter(({ file }) => featureOf(file) !== null && !isStoryOrTest(file))
      .flatMap((source) =>
        importsOf(source)
          .filter(({ target }) => {
            const feature = featureOf(`${target}/`);
            return (
              feature !== null && feature !== featureOf(source.file) && !target.endsWith(`/${feature}/index`)
            );
          })
          .map(({ specifier }) => `${source.file} imports ${specifier}`),
      );
    expect(trespasses).toEqual([]);
  });
});
