import { globSync, readFileSync } from 'node:fs';
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
 * The packages that browser code imports, as written. Vite must know all of them before the first story runs: one
 * found in mid-run makes it bundle again and reload the page under a running test.
 */
export function bareImports(...patterns: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of globSync([...patterns], { cwd: root, exclude: skipped })) {
    for (const [, from, bare, dynamic] of readFileSync(path.join(root, file), 'utf8').matchAll(imported)) {
      const specifier = from ?? bare ?? dynamic ?? '';
      if (/^[@a-z]/.test(specifier) && !elsewhere.test(specifier) && !specifier.endsWith('.css'))
        found.add(specifier);
    }
  }
  return [...found].filter((specifier) => !specifier.includes('?')).sort();
}
