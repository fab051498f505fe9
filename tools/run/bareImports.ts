import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.ts';

/** Brought by the test runner or by Storybook itself, compiled away, or never loaded by a browser. */
const elsewhere =
  /^(node:|@countersign\/|storybook|@storybook\/|vitest|@vitest\/|msw-storybook-addon|vite$|@vanilla-extract\/(css|vite-plugin)$|@testing-library\/|@vitejs\/|playwright|virtual:)/;

const skipped = [
  '**/node_modules/**',
  '**/dist/**',
  '**/*.test.*',
  '**/build/**',
  '**/main.ts',
  '**/testing/**',
];

const imported =
  /^\s*(?:import|export)\s(?!type\s)[^'";]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

/**
 * How Vite finds a package from the root: where a package of ours has a version of its own, through it. By its name
 * alone the root's version would stand in for it.
 */
function fromRoot(file: string, specifier: string): string {
  const [, folder = ''] = file.split(path.sep);
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const own = path.join(root, 'packages', folder, 'node_modules', name);
  return existsSync(own) ? `@countersign/${folder} > ${specifier}` : specifier;
}

/**
 * The packages that browser code imports, as Vite finds them. Vite must know all of them before the first story runs: one
 * found in mid-run makes it bundle again and reload the page under a running test.
 */
export function bareImports(...patterns: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of globSync([...patterns], { cwd: root, exclude: skipped })) {
    for (const [, from, bare, dynamic] of readFileSync(path.join(root, file), 'utf8').matchAll(imported)) {
      const specifier = from ?? bare ?? dynamic ?? '';
      if (/^[@a-z]/.test(specifier) && !elsewhere.test(specifier) && !specifier.endsWith('.css'))
        found.add(fromRoot(file, specifier));
    }
  }
  return [...found].filter((specifier) => !specifier.includes('?')).sort();
}
