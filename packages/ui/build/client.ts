import { readFileSync, writeFileSync } from 'node:fs';
import { inDist } from './paths.ts';

const hook = /\buse(?:[A-Z]\w*)?\(|\bcreateContext\b/;
/** A function handed on as a property: it cannot cross from the server. */
const handler = /\bon[A-Z]\w*: (?:\(|\w+ =>|function\b|[a-z]\w*[,\s}])|\bref: /;
const clientPackage = /from ['"](?:react-aria|react-stately|@radix-ui|@tanstack|react-dom)/;

/**
 * Returns whether a module must run in the browser: it has state, listens, or depends on a package that does.
 */
function isClientModule(code: string): boolean {
  return hook.test(code) || handler.test(code) || clientPackage.test(code);
}

/** Marks the modules that a server component may only refer to. Returns how many. */
export function markClientModules(files: readonly string[]): number {
  let marked = 0;
  for (const file of files) {
    if (!file.endsWith('.js') || file.endsWith('.css.js')) continue;
    const code = readFileSync(inDist(file), 'utf8');
    if (code.startsWith('"use client"') || !isClientModule(code)) continue;
    writeFileSync(inDist(file), `"use client";\n${code}`);
    marked += 1;
  }
  return marked;
}
