import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EntryPoint } from './entryPoints.ts';
import { inDist, packageRoot, repositoryRoot } from './paths.ts';
import { stampFile } from './stamp.ts';
import { themeNames } from '../src/theme/designTokens/themeValues.ts';

type Target = string | Readonly<{ types: string; default: string }>;

interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly keywords: readonly string[];
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

function module(file: string): Target {
  return { types: `./${file}.d.ts`, default: `./${file}.js` };
}

/** TypeScript checks imports for their side effect too, so style sheets carry (empty) types. */
function sheet(file: string): Target {
  return { types: './stylesheet.d.ts', default: `./${file}` };
}

/** Every address that a consumer can import, in the order of the published manifest. */
export function publicExports(entryPoints: readonly EntryPoint[]): Record<string, Target> {
  return {
    '.': module('index'),
    ...Object.fromEntries(entryPoints.map(({ name }) => [`./${name}`, module(name)])),
    './brand': module('theme/brand'),
    './signing-protocol': module('signing-protocol/index'),
    './test-utils': module('test-utils/index'),
    './custom-elements': module('custom-elements'),
    './styles.css': sheet('styles.css'),
    './theme/sheets': sheet('theme/sheets.css'),
    ...Object.fromEntries(themeNames.map((theme) => [`./themes/${theme}.css`, sheet(`themes/${theme}.css`)])),
    './tokens.json': './tokens.json',
    './package.json': './package.json',
  };
}

function readManifest(): SourceManifest {
  return JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8'));
}

/**
 * Writes the manifest of the published package, whose root is `dist/`.
 * @param used packages that the built modules import; each must be declared, and only these are published
 */
export function writeManifest(entryPoints: readonly EntryPoint[], used: ReadonlySet<string>): void {
  const { name, version, description, license, keywords, peerDependencies, dependencies } = readManifest();
  const undeclared = [...used].filter((key) => !(key in dependencies) && !(key in peerDependencies));
  if (undeclared.length > 0) throw new Error(`Imported but not declared: ${undeclared.join(', ')}`);
  const manifest = {
    name,
    version,
    description,
    license,
    keywords,
    type: 'module',
    sideEffects: ['**/*.css', './custom-elements.js'],
    main: './index.js',
    types: './index.d.ts',
    exports: publicExports(entryPoints),
    peerDependencies,
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([key]) => used.has(key))),
    files: ['**/*', `!${stampFile}`],
  };
  writeFileSync(inDist('package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The README's link to the guide, in the repository and in the package, which carries it. */
const guide = { source: '../../docs/using-ui.md', published: 'USING.md' } as const;

/** Copies the documents that belong to the package. */
export function copyDocuments(): void {
  copyFileSync(path.join(repositoryRoot, 'LICENSE'), inDist('LICENSE'));
  copyFileSync(path.join(packageRoot, guide.source), inDist(guide.published));
  const readme = readFileSync(path.join(packageRoot, 'README.md'), 'utf8');
  writeFileSync(inDist('README.md'), readme.replaceAll(guide.source, guide.published));
  const changelog = path.join(packageRoot, 'CHANGELOG.md');
  if (existsSync(changelog)) copyFileSync(changelog, inDist('CHANGELOG.md'));
}
