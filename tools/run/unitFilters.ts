import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.ts';

const slashed = (file: string) => file.replaceAll(path.sep, '/');

/** Every test file of the projects `unit` and `dom`. */
export function unitTestFiles(): string[] {
  const patterns = [
    'packages/{api-client,ui,portal,sites,story-kit}/src/**/*.test.{ts,tsx}',
    'tools/**/*.test.ts',
  ];
  return globSync(patterns, { cwd: root }).map(slashed);
}

const generators = 'tools/generate/';

/** What each part of the unit tests runs: beginnings of paths or whole ones, of which each file has exactly one. */
export function unitFilters() {
  const files = unitTestFiles();
  const ofPortal = ['app', 'boot', 'features', 'routing', 'services', 'testing'].map(
    (name) => `packages/portal/src/${name}/`,
  );
  const ofTools = files.filter((file) => file.startsWith('tools/') && !file.startsWith(generators));
  return {
    /** They build what they write. */
    generators: [generators],
    tools: [...new Set(ofTools.map((file) => `${path.posix.dirname(file)}/`))],
    portal: files.filter((file) => ofPortal.some((folder) => file.startsWith(folder))),
    /** None of them may import a feature of the portal. */
    others: [
      'packages/ui/',
      'packages/api-client/',
      'packages/story-kit/',
      'packages/sites/',
      'packages/portal/src/grid/',
      'packages/portal/src/session/',
    ],
  };
}
