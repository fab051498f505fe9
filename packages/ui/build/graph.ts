import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inDist } from './paths.ts';

export interface Graph {
  /** Files of `dist/`, each after those it imports. */
  readonly files: readonly string[];
  /** Names of the packages that they import. */
  readonly packages: ReadonlySet<string>;
  /** What is imported from outside, as written. */
  readonly specifiers: ReadonlySet<string>;
}

/** `react-aria/Overlay` → `react-aria`, `@scope/name/part` → `@scope/name`. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Everything that the given files of `dist/` lead to, lazy parts included. Works on modules and on declarations. */
export function graphOf(roots: readonly string[]): Graph {
  const files: string[] = [];
  const seen = new Set<string>();
  const specifiers = new Set<string>();
  function visit(file: string): void {
    if (seen.has(file)) return;
    seen.add(file);
    const { importedFiles } = ts.preProcessFile(readFileSync(inDist(file), 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      if (fileName.startsWith('.')) visit(resolve(file, fileName));
      else if (fileName !== '') specifiers.add(fileName);
    }
    files.push(file);
  }
  for (const root of roots) visit(root);
  return { files, specifiers, packages: new Set([...specifiers].map(packageName)) };
}

function resolve(from: string, specifier: string): string {
  const target = path.posix.join(path.posix.dirname(from), specifier);
  return from.endsWith('.d.ts') ? target.replace(/\.[jt]sx?$/, '.d.ts') : target;
}
