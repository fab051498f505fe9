import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { readEntryPoints } from '../build/entryPoints.ts';
import { graphOf } from '../build/graph.ts';
import { packageRoot, sourceRoot } from '../build/paths.ts';

const { root, tarball } = inject('installation');
const installed = path.join(root, 'node_modules/@countersign/ui');

type Target = string | { types: string; default: string };
const manifest: { exports: Record<string, Target> } & Record<string, unknown> = JSON.parse(
  readFileSync(path.join(installed, 'package.json'), 'utf8'),
);

/** Folders that serve other components and have no entry point of their own. */
const parts = ['Field', 'Calendar', 'counts', 'focus', 'pointer', 'typeahead', 'virtual'];

function folders(area: string): string[] {
  return readdirSync(path.join(sourceRoot, area), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(path.join(entry.parentPath, entry.name)).length > 0)
    .map(({ name }) => name);
}

describe('what is published', () => {
  it('has an entry point for every component and pattern', () => {
    const exported = new Set(
      readEntryPoints().flatMap(({ lines }) => lines.map(({ from }) => path.posix.dirname(from))),
    );
    const closed = ['components', 'patterns'].flatMap((area) =>
      folders(area).filter((name) => !parts.includes(name) && !exported.has(`./${area}/${name}`)),
    );
    expect(closed).toEqual([]);
    for (const { name } of readEntryPoints()) expect(manifest.exports).toHaveProperty([`./${name}`]);
  });

  it('names only files that are there', () => {
    const named = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : [target.types, target.default],
    );
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((file) => !existsSync(path.join(installed, file)))).toEqual([]);
  });

  it('holds no sources, stories, tests or machine paths', () => {
    const files = globSync('**/*', { cwd: installed, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = files.map((entry) => path.relative(installed, path.join(entry.parentPath, entry.name)));
    expect(names.filter((name) => /\.(stories|test|example|fixtures)\.|(?<!\.d)\.tsx?$/.test(name))).toEqual(
      [],
    );
    const telling = names
      .filter((name) => /\.(js|ts|css|json)$/.test(name))
      .filter((name) => readFileSync(path.join(installed, name), 'utf8').includes(path.dirname(sourceRoot)));
    expect(telling).toEqual([]);
  });

  it('is clean for publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has the right types for every way of resolving modules', async () => {
    const data = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
    const analysis = await checkPackage(data, {
      excludeEntrypoints: Object.keys(manifest.exports).filter((entryPoint) =>
        /\.(css|json)$|sheets$/.test(entryPoint),
      ),
    });
    if (!analysis.types) throw new Error('The package has no types.');
    // The profile of a package for ECMAScript modules only: what `require` and old resolvers see is not offered.
    const problems = analysis.problems.filter(
      (problem) =>
        !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
  });

  it('has no side effects but styles and the elements, and one peer: React', () => {
    const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
      readFileSync(path.join(packageRoot, 'package.json'), 'utf8'),
    );
    /** From the version on that the consumers are tried with. */
    const since = (name: string) => devDependencies[`${name}-lowest`]?.replace(`npm:${name}@`, '^') ?? '';
    expect(manifest).toMatchObject({
      type: 'module',
      sideEffects: ['**/*.css', './custom-elements.js'],
      peerDependencies: { react: since('react'), 'react-dom': since('react-dom') },
    });
    expect(manifest).not.toHaveProperty('scripts');
  });

  it('says which modules a server component may only refer to', () => {
    const first = (file: string) => readFileSync(path.join(installed, file), 'utf8').split('\n', 1)[0];
    const client = [
      'components/Button/BaseButton.js',
      'components/DataGrid/DataGrid.js',
      'theme/ThemeProvider.js',
    ];
    expect(client.map(first)).toEqual(client.map(() => '"use client";'));
    const anywhere = [
      'components/Stack/Stack.js',
      'components/Text/Text.js',
      'signing-protocol/index.js',
      'theme/brand.js',
    ];
    expect(anywhere.filter((file) => first(file) === '"use client";')).toEqual([]);
  });

  it('keeps React out of the signing protocol and the brand', () => {
    for (const entry of ['signing-protocol/index.js', 'theme/brand.js']) {
      expect([...graphOf([entry]).specifiers]).toEqual([]);
    }
  });

  it('needs no style compiler', () => {
    const specifiers = graphOf(readEntryPoints().map(({ name }) => `${name}.js`)).packages;
    expect([...specifiers].filter((name) => name.startsWith('@vanilla-extract/'))).toEqual([]);
  });
});
